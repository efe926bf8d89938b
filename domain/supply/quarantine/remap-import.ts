import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { countImport } from '../staging/count-import.ts'
import { holdContradictions } from '../staging/hold-contradictions.ts'
import type { ImportHeader } from '../staging/schema.ts'
import { LostImport, takeImport } from '../staging/taken-import.ts'
import { rereader, tableOf, type WaitingRow } from './waiting-rows.ts'

const AT_ONCE = 1000
/** Older files of a supplier are left as they are. */
const NEWEST = 20

/**
 * Reads the waiting rows of a file again, by the mappings and parts as they are now, without the file. A file that was applied and
 * has ready rows again is staged again. Does nothing while somebody else works on it.
 */
export async function remapImport(ctx: Ctx, id: string): Promise<void> {
  const { rows: found } = await sql<{ state: 'staged' | 'applied'; header: ImportHeader }>`
    select state, header from import where id = ${id} and state in ('staged', 'applied')`.execute(ctx.db)
  const before = found[0]
  const taken = before && (await takeImport(ctx, id, [before.state], before.state))
  if (!taken) return
  const table = tableOf(taken.kind)
  try {
    const reread = await rereader(ctx, taken, before.header)
    for (let after = 0; ;) {
      const { rows } = await sql<WaitingRow>`
        select n, theirs from ${table} where import_id = ${id} and n > ${after} and state in ('held', 'refused') and theirs is not null
        order by n limit ${AT_ONCE}`.execute(ctx.db)
      if (rows.length === 0) break
      await reread(rows)
      taken.tell({})
      after = rows.at(-1)!.n
    }
    if (taken.kind === 'aces') await holdContradictions(ctx, id)
    await countImport(ctx, id)
    const { rows: ready } =
      await sql`select 1 from ${table} where import_id = ${id} and state = 'ready' limit 1`.execute(ctx.db)
    await taken.leave(ready.length > 0 ? 'staged' : before.state)
  } catch (err) {
    taken.rest()
    if (!(err instanceof LostImport)) throw err
  }
}

/** The job that reads what waits of a supplier's newest files again, after its mappings have changed. */
export async function remapImports(ctx: Ctx, { supplierId }: { supplierId: number }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from import where supplier_id = ${supplierId} and state in ('staged', 'applied') and (
      exists (select from import_row r where r.import_id = import.id and r.state in ('held', 'refused'))
      or exists (select from import_fit f where f.import_id = import.id and f.state in ('held', 'refused')))
    order by created_at desc limit ${NEWEST}`.execute(ctx.db)
  for (const { id } of rows) await remapImport(ctx, id)
}
