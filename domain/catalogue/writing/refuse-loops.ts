import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'

/** As many as `successors` of the migrations follows. */
const LONGEST = 20

/**
 * Refuses what was just written of the parts that supersede others, if one leads back to itself or to more than 20 others.
 * `parts`: what the error calls the field → the part. Writers check one after the other, so that two of them make no circle
 * together. Needs a transaction. @throws Problem 400
 */
export async function refuseLoops(ctx: Ctx, parts: ReadonlyMap<string, number>): Promise<void> {
  if (parts.size === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('superseded parts'))`.execute(ctx.db)
  const { rows } = await sql<{ part: number; loops: boolean }>`
    select part, bool_or(s.id = part) as loops from unnest(${[...parts.values()]}::int[]) as given (part)
      cross join lateral successors(part) as s group by part
    having bool_or(s.id = part) or max(s.n) >= ${LONGEST}`.execute(ctx.db)
  const wrong = new Map(rows.map(({ part, loops }) => [part, loops]))
  if (wrong.size === 0) return
  const fields: Fields = {}
  for (const [field, part] of parts)
    if (wrong.has(part))
      fields[field] = wrong.get(part) ? phrase('refusal.supersedesItself') : phrase('refusal.chainTooLong', LONGEST)
  throw invalid(fields)
}
