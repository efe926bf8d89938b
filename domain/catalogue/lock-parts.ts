import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * Locks parts until the transaction ends, in the order of their ids. Whoever writes several parts does it first, and
 * locks their stock after them: so orders, which lock both in that order too, wait for it and never deadlock.
 */
export async function lockParts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await sql`select 1 from part where id = any(${ids}::int[]) order by id for no key update`.execute(ctx.db)
}
