import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { knownParts } from '../known-parts.ts'
import { successorName } from '../successor-name.ts'
import type { TakenImport } from '../taken-import.ts'
import { wordsOfSupplier } from '../words-of-supplier.ts'

const AT_ONCE = 5000
const SAMPLES = 3

type Naming = { n: number; brand: string; said: string }

/** Notes in the header of a file which parts to take instead neither it nor the shop has: applying it does not write those. */
export async function noteUnknownSuccessors(ctx: Ctx, { id, supplierId, sourceId }: TakenImport): Promise<void> {
  const words = await wordsOfSupplier(ctx, supplierId)
  const unknown = { count: 0, samples: new Set<string>() }
  for (let after = 0; ;) {
    const { rows } = await sql<Naming>`
      select n::int as n, brand, given ->> 'supersededBy' as said from import_row
      where import_id = ${id} and n > ${after} and state in ('ready', 'same') and action = 'write'
        and jsonb_typeof(given -> 'supersededBy') = 'string' and brand is not null
      order by n limit ${AT_ONCE}`.execute(ctx.db)
    if (rows.length === 0) break
    after = rows.at(-1)!.n
    const names = rows.map(({ said, brand }) => successorName(said, brand, words))
    const known = await knownParts(ctx, { sourceId, words }, names)
    const missing = rows.flatMap(({ said }, at) => (known[at] ? [] : [{ ...names[at]!, said }]))
    const inFile = await numbersInFile(ctx, id, missing)
    for (const { said, brand, number } of missing) {
      if (inFile.has(`${brand} ${normalNumber(number)}`)) continue
      unknown.count++
      if (unknown.samples.size < SAMPLES) unknown.samples.add(said)
    }
  }
  if (unknown.count === 0) return
  const said = JSON.stringify({ count: unknown.count, samples: [...unknown.samples] })
  await sql`update import set header = jsonb_set(header, '{successorsUnknown}', ${said}::jsonb) where id = ${id}`.execute(
    ctx.db,
  )
}

async function numbersInFile(ctx: Ctx, id: string, names: readonly { brand: string | null; number: string }[]) {
  const norms = [...new Set(names.map(({ number }) => normalNumber(number)))]
  const { rows } = await sql<{ key: string }>`
    select brand || ' ' || norm as key from import_row
    where import_id = ${id} and norm = any(${norms}::text[]) and brand is not null and state <> 'refused'`.execute(
    ctx.db,
  )
  return new Set(rows.map(({ key }) => key))
}
