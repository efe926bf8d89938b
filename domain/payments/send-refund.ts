import { sql } from 'kysely'
import { lockOrder, moveOrder, noteOnOrder, type OrderRow } from '#domain/orders'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { ProviderRefused, type ProviderRefund } from '#platform/gateway'
import type { Refund } from './send-back.ts'

type Sent = Refund & { intent_id: string; payment_state: string }

/** Asks the provider for a refund, once however often it is called, and keeps what it says. Throws while it is down. */
export async function sendRefund(ctx: Ctx, { refundId }: { refundId: string }): Promise<void> {
  const refund = await find(ctx, refundId)
  if (!refund || refund.state !== 'pending') return
  if (refund.provider_id) return checkRefund(ctx, { refundId })
  await settleRefund(ctx, refund, await send(ctx, refund))
}

/** Asks what became of a refund that the provider has already taken. A bank may still refuse it days later. */
export async function checkRefund(ctx: Ctx, { refundId }: { refundId: string }): Promise<void> {
  const refund = await find(ctx, refundId)
  if (refund?.provider_id) await settleRefund(ctx, refund, await ctx.gateway.retrieveRefund(refund.provider_id))
}

async function send(ctx: Ctx, refund: Sent): Promise<ProviderRefund | undefined> {
  try {
    return await ctx.gateway.refund({ key: refund.id, intentId: refund.intent_id, amount: refund.amount })
  } catch (err) {
    if (!(err instanceof ProviderRefused)) throw err
    ctx.log.error({ err, refund: refund.id }, 'the provider refuses a refund')
    return undefined
  }
}

async function find(ctx: Ctx, id: string): Promise<Sent | undefined> {
  const { rows } = await sql<Sent>`
    select r.*, p.intent_id, p.state as payment_state from refund r join payment p on p.id = r.payment_id
    where r.id = ${id}`.execute(ctx.db)
  return rows[0]
}

/** `answer` undefined: the provider refused. */
async function settleRefund(ctx: Ctx, { id, order_id }: Sent, answer: ProviderRefund | undefined): Promise<void> {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, order_id)
    const refund = (await find(ctx, id))!
    const state = answer?.status ?? 'failed'
    if (refund.state === state && refund.provider_id === (answer?.id ?? null)) return
    await sql`
      update refund set state = ${state}, provider_id = ${answer?.id ?? null},
        settled_at = ${state === 'pending' ? null : ctx.clock.now()}
      where id = ${id}`.execute(ctx.db)
    if (state === refund.state) return
    await recordAudit(ctx, {
      what: `refund.${state}`,
      id,
      before: { state: refund.state },
      after: { state, orderId: order.id },
    })
    if (state === 'succeeded') await succeed(ctx, order, refund)
    if (state === 'failed') await fail(ctx, order, refund)
  })
}

async function succeed(ctx: Ctx, order: OrderRow, refund: Sent) {
  const why = `$${refund.amount / 100} went back: ${refund.reason}`
  if (refund.payment_state === 'stray') return noteOnOrder(ctx, order, why)
  const { rows } = await sql<{ sent: number }>`
    select sum(amount)::int as sent from refund where payment_id = ${refund.payment_id} and state = 'succeeded'`.execute(
    ctx.db,
  )
  const isAll = rows[0]!.sent === order.total * 100
  if (isAll) await moveOrder(ctx, order, 'refunded', why)
  else if (order.state === 'cancelled') await noteOnOrder(ctx, order, why)
  else await moveOrder(ctx, order, 'part-refunded', why)
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'refunded', amount: refund.amount / 100 })
}

async function fail(ctx: Ctx, order: OrderRow, refund: Sent) {
  await sql`update payment set refunded = refunded - ${refund.amount} where id = ${refund.payment_id}`.execute(ctx.db)
  await noteOnOrder(ctx, order, `a refund of $${refund.amount / 100} failed: ${refund.reason}`)
}
