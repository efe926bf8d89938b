import { sql } from 'kysely'
import { spoken } from '#common/spoken'
import { lockOrder, noteOnOrder, noteReturned, type OrderRow, type Reason, reasonRead } from '#domain/orders'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import type { ProviderRefund } from '../provider/card-provider.ts'
import { reasonOf, type Refund } from './queue-refund.ts'

export type Sent = Refund & { intent_id: string; payment_state: string }

/** A refund with its intent and the state of its payment. */
export async function findRefund(ctx: Ctx, id: string): Promise<Sent | undefined> {
  const { rows } = await sql<Sent>`
    select r.*, p.intent_id, p.state as payment_state from refund r join payment p on p.id = r.payment_id
    where r.id = ${id}`.execute(ctx.db)
  return rows[0]
}

/** A refund moves only forward; other news is older and late. */
const COURSE: readonly Refund['state'][] = ['pending', 'succeeded', 'failed']

/** Stores what the provider says of a refund; idempotent, in any order. */
export async function settleRefund(ctx: Ctx, { id, order_id }: Sent, answer: ProviderRefund | 'refused') {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, order_id)
    const refund = (await findRefund(ctx, id))!
    const isTaken = refund.provider_id !== null
    if (answer === 'refused' && isTaken) return
    const { id: providerId, status: state } = answer === 'refused' ? { id: null, status: 'failed' as const } : answer
    const isNews = COURSE.indexOf(state) > COURSE.indexOf(refund.state)
    if (!isNews && isTaken) return
    await sql`
      update refund set state = ${state}, provider_id = ${providerId},
        settled_at = ${state === 'pending' ? null : ctx.clock.now()}
      where id = ${id}`.execute(ctx.db)
    if (!isNews) return
    await recordAudit(ctx, {
      what: `refund.${state}`,
      id,
      before: { state: refund.state },
      after: { state, orderId: order.id },
    })
    await (state === 'succeeded' ? succeed(ctx, order, refund) : fail(ctx, order, refund))
  })
}

async function succeed(ctx: Ctx, order: OrderRow, refund: Sent) {
  const { amount } = refund
  const reason: Reason = { code: 'refunded', params: { amount, because: reasonOf(refund) } }
  // Stray money did not pay the order.
  if (refund.payment_state === 'stray') return noteOnOrder(ctx, order, reason)
  const { isOver } = await noteReturned(ctx, order, amount, reason)
  const why = spoken(reasonRead(ctx, refund.currency, reasonOf(refund)))
  await ctx.jobs.send(ctx.db, 'order-mail', {
    orderId: order.id,
    kind: 'refunded',
    amount,
    ...(isOver && { isOver }),
    ...(why && { why }),
  })
}

async function fail(ctx: Ctx, order: OrderRow, refund: Sent) {
  await sql`update payment set refunded = refunded - ${refund.amount} where id = ${refund.payment_id}`.execute(ctx.db)
  const { amount } = refund
  const reason: Reason = { code: 'refund-failed', params: { amount, because: reasonOf(refund) } }
  const hadReturned = refund.state === 'succeeded' && refund.payment_state !== 'stray'
  await (hadReturned ? noteReturned(ctx, order, -amount, reason) : noteOnOrder(ctx, order, reason))
}
