import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * Locks parts until the transaction ends, in the order of their ids. Every writer of several parts calls it first and
 * locks their stock afterwards. Orders lock in the same order, so they wait and never deadlock.
 */
export async function lockParts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await sql`select 1 from part where id = any(${ids}::int[]) order by id for no key update`.execute(ctx.db)
}
