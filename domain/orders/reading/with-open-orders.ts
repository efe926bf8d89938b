import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { waitsToBeSent } from '../parcels/waits-to-be-sent.ts'

/** Users with how many paid orders of theirs wait for something to be sent, where any do. For admins. */
export async function withOpenOrders<T extends { _id: string }>(
  ctx: Ctx,
  users: readonly T[],
): Promise<(T & { openOrders?: number })[]> {
  adminOf(ctx)
  const { rows } = await sql<{ user: string; open: number }>`
    select o.user_id as "user", count(*)::int as open from orders o
    where o.user_id = any(${users.map(({ _id }) => _id)}) and ${waitsToBeSent} group by o.user_id`.execute(ctx.db)
  const openOf = new Map(rows.map(({ user, open }) => [user, open]))
  return users.map((user) => {
    const openOrders = openOf.get(user._id)
    return { ...user, ...(openOrders && { openOrders }) }
  })
}
