import { sql } from 'kysely'
import { isAdmin } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { Dispute } from '../dispute-schema.ts'

type Row = Omit<Dispute, 'openedAt' | 'answerBy' | 'closedAt'> & {
  orderId: string
  opened_at: Date
  due_by: Date | null
  closed_at: Date | null
}

/** Orders in the API's shape, for admins with their disputes, oldest first; for others as they are. */
export async function withDisputes<T extends { _id: string }>(
  ctx: Ctx,
  orders: readonly T[],
): Promise<(T & { disputes?: Dispute[] })[]> {
  if (!isAdmin(ctx) || orders.length === 0) return [...orders]
  const { rows } = await sql<Row>`
    select id as "_id", order_id as "orderId", amount, currency, reason, state, opened_at, due_by, closed_at
    from dispute where order_id = any(${orders.map(({ _id }) => _id)}) order by opened_at, id`.execute(ctx.db)
  const ofOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return orders.map((order) => {
    const disputes = ofOrder.get(order._id)?.map(toDispute)
    return { ...order, ...(disputes && { disputes }) }
  })
}

const toDispute = ({ _id, amount, currency, reason, state, opened_at, due_by, closed_at }: Row): Dispute => ({
  _id,
  amount,
  currency,
  reason,
  state,
  openedAt: opened_at.toISOString(),
  answerBy: due_by?.toISOString() ?? null,
  closedAt: closed_at?.toISOString() ?? null,
})
