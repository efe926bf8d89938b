import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { waitingText } from './as-written.ts'
import { because, type Draft } from '../draft.ts'
import { joinInterchange } from './join-interchange.ts'
import type { ImportColumn } from '../schema.ts'

type Later = { n: number; first: number; isSame: boolean }

const AT_ONCE = 5000

/**
 * Of several rows about one part the first counts. Another one that says the same changes nothing; one that says something else is
 * held, with the row that it contradicts, also if the shop has it so already: it would be written after the first. What was
 * written of a file that was applied counts before all that waited. `only`: of the parts that these rows are about. Answers the
 * rows that it changed.
 */
export async function holdTwice(
  ctx: Ctx,
  importId: string,
  columns: readonly ImportColumn[],
  only: readonly number[] | null = null,
): Promise<number[]> {
  const asked = only
    ? sql`(brand, norm) in (select brand, norm from import_row where import_id = ${importId} and n = any(${only}::bigint[]))`
    : sql`true`
  await joinInterchange(ctx, importId, columns)
  const twice = await findTwice(ctx, importId, asked)
  for (let at = 0; at < twice.length; at += AT_ONCE) await settle(ctx, importId, columns, twice.slice(at, at + AT_ONCE))
  return twice.map(({ n }) => n)
}

/**
 * The rows that are not the first about their part. The window says what the first has: while the planner takes new rows for few, it
 * would compare all with all in a join.
 */
async function findTwice(ctx: Ctx, importId: string, asked: RawBuilder<unknown>): Promise<Later[]> {
  const { rows } = await sql<Later>`
    select n::int as n, first::int as first, is_same as "isSame"
    from (
      select n, state, first_value(n) over about as first, first_value(state) over about as first_state,
        (action, given) = (first_value(action) over about, first_value(given) over about) as is_same
      from import_row
      where import_id = ${importId} and state in ('ready', 'same', 'applied') and brand is not null and ${asked}
      window about as (
        partition by brand, norm order by state <> 'ready' and (select applied_at is not null from import where id = ${importId}) desc, n)
    ) as row
    where n <> first and (state = 'ready' or (state = 'same' and first_state = 'ready' and not is_same))
    order by n`.execute(ctx.db)
  return rows
}

async function settle(
  ctx: Ctx,
  importId: string,
  columns: readonly ImportColumn[],
  twice: readonly Later[],
): Promise<void> {
  const others = twice.filter(({ isSame }) => !isSame).map(({ n }) => n)
  const { rows } = await sql<Pick<Draft, 'action' | 'given'> & { n: number }>`
    select r.n::int as n, action, given from unnest(${others}::bigint[]) as other (n)
      join import_row r on r.import_id = ${importId} and r.n = other.n`.execute(ctx.db)
  const read = new Map(rows.map(({ n, ...said }) => [n, said]))
  const changes = twice.map(({ n, first, isSame }) => {
    if (isSame) return { n, state: 'same', theirs: null, reasons: null }
    return {
      n,
      state: 'held',
      theirs: waitingText(ctx, columns, read.get(n)!),
      reasons: [because('number', 'twice-in-file', first)],
    }
  })
  await sql`
    update import_row r set state = c.state, theirs = c.theirs, reasons = c.reasons
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (n bigint, state text, theirs jsonb, reasons jsonb)
    where r.import_id = ${importId} and r.n = c.n`.execute(ctx.db)
}
