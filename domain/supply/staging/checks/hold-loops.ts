import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { waitingText } from './as-written.ts'
import { because, type Draft } from '../draft.ts'
import { knownParts } from '../known-parts.ts'
import type { ImportColumn } from '../schema.ts'
import { successorName } from '../successor-name.ts'
import type { TakenImport } from '../taken-import.ts'
import { wordsOfSupplier } from '../words-of-supplier.ts'

/** As many as the catalogue follows. */
const LONGEST = 20
const AT_ONCE = 5000

type Naming = { n: number; partId: number | null; brand: string; norm: string; said: string | null }
/** The part to take instead of one, by brand and number. */
type Chains = Map<string, string | null>

const keyOf = (brand: string, norm: string) => `${brand} ${norm}`

/**
 * Holds ready rows that name a part to take instead which leads back to their own, or through too many others, by their file and what
 * the shop has: as the rows are written in their order, each is refused that closes a circle. Answers
 * the rows that it held.
 */
export async function holdLoops(
  ctx: Ctx,
  { id, supplierId, sourceId }: TakenImport,
  columns: readonly ImportColumn[],
): Promise<number[]> {
  const { rows } = await sql<Naming>`
    select n, part_id as "partId", brand, norm, given ->> 'supersededBy' as said from import_row
    where import_id = ${id} and state in ('ready', 'same') and action = 'write' and given ? 'supersededBy'
      and brand is not null and norm is not null order by n`.execute(ctx.db)
  if (!rows.some(({ said }) => said)) return []
  const words = await wordsOfSupplier(ctx, supplierId)
  const next: Chains = new Map()
  const named = rows.map(({ brand, said }) => (said === null ? null : successorName(said, brand, words)))
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = named.slice(at, at + AT_ONCE).filter((one) => one !== null)
    const known = await knownParts(ctx, { sourceId, words }, some)
    const own = rows.slice(at, at + AT_ONCE).map(({ partId }) => partId)
    const ids = [...own, ...known.map((part) => (part && part !== 'several' ? part.id : null))]
    await follow(
      ctx,
      next,
      ids.filter((part) => part !== null),
    )
  }
  const looping = rows.filter(({ brand, norm }, at) => {
    const [key, to] = [keyOf(brand, norm), named[at]]
    const before = next.get(key) ?? null
    next.set(key, to ? keyOf(to.brand ?? brand, normalNumber(to.number)) : null)
    const isLoop = leadsBack(next, key)
    if (isLoop) next.set(key, before)
    return isLoop
  })
  for (let at = 0; at < looping.length; at += AT_ONCE) await hold(ctx, id, columns, looping.slice(at, at + AT_ONCE))
  return looping.map(({ n }) => n)
}

/** What the shop has of the chains of some parts. */
async function follow(ctx: Ctx, next: Chains, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ brand: string; norm: string; toBrand: string; toNorm: string }>`
    select distinct b.slug as brand, p.norm, other.slug as "toBrand", s.norm as "toNorm"
    from (
      select id from unnest(${ids}::int[]) as id
      union select chain.id from unnest(${ids}::int[]) as one cross join lateral successors(one) as chain
    ) as link join part p using (id) join brand b on b.id = p.brand_id
      join part s on s.id = p.superseded_by join brand other on other.id = s.brand_id`.execute(ctx.db)
  for (const { brand, norm, toBrand, toNorm } of rows) next.set(keyOf(brand, norm), keyOf(toBrand, toNorm))
}

function leadsBack(next: Chains, key: string): boolean {
  let at = next.get(key) ?? null
  for (let steps = 1; at !== null; steps++) {
    if (at === key || steps >= LONGEST) return true
    at = next.get(at) ?? null
  }
  return false
}

async function hold(ctx: Ctx, id: string, columns: readonly ImportColumn[], rows: readonly Naming[]): Promise<void> {
  const { rows: read } = await sql<Pick<Draft, 'n' | 'action' | 'given'>>`
    select n, action, given from import_row where import_id = ${id} and n = any(${rows.map(({ n }) => n)}::bigint[])`.execute(
    ctx.db,
  )
  const saidOf = new Map(rows.map(({ n, said }) => [n, said!]))
  const field = columns.find((one) => one.field === 'supersededBy')?.column ?? 'superseded_by'
  const held = read.map(({ n, ...one }) => {
    return { n, theirs: waitingText(ctx, columns, one), reasons: [because(field, 'leads-back', saidOf.get(n)!)] }
  })
  await sql`
    update import_row r set state = 'held', theirs = c.theirs, reasons = c.reasons
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as c (n bigint, theirs jsonb, reasons jsonb)
    where r.import_id = ${id} and r.n = c.n`.execute(ctx.db)
}
