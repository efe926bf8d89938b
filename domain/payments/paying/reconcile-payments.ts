import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

const BATCH = 200

/**
 * Repairs what a lost webhook or a dead server left open. Every minute it queues jobs that ask the provider about
 * payments, refunds and events that have waited for two minutes and were not asked about for four; about refunds that
 * the provider refused for now, after an hour. So a payment is settled within 10 minutes, and an unwanted open one is
 * cancelled. Those asked about longest ago come first.
 */
export async function reconcilePayments(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const payments = await sql<{ id: string; order_id: string; over: boolean }>`
    update payment set asked_at = ${now} where id in (
      select id from payment
      where state in ('opening', 'open', 'processing') and created_at <= ${ago(2)}
        and (asked_at is null or asked_at <= ${ago(4)})
      order by asked_at nulls first, created_at limit ${BATCH} for update skip locked)
    returning id, order_id,
      (select cancelled_at is not null or state = 'expired' from orders where orders.id = order_id) as over`.execute(
    ctx.db,
  )
  for (const { id, order_id, over } of payments.rows)
    if (over) await ctx.jobs.send(ctx.db, 'release-payments', { orderId: order_id })
    else await ctx.jobs.send(ctx.db, 'check-payment', { paymentId: id })

  const refunds = await sql<{ id: string }>`
    update refund set asked_at = ${now} where id in (
      select id from refund
      where state = 'pending' and created_at <= ${ago(2)}
        and (asked_at is null or asked_at <= case when refusals > 0 then ${ago(60)}::timestamptz else ${ago(4)}::timestamptz end)
      order by asked_at nulls first, created_at limit ${BATCH} for update skip locked)
    returning id`.execute(ctx.db)
  for (const { id } of refunds.rows) await ctx.jobs.send(ctx.db, 'send-refund', { refundId: id })

  const events = await sql<{ id: string }>`
    update provider_event set asked_at = ${now} where id in (
      select id from provider_event
      where handled_at is null and received_at <= ${ago(2)} and (asked_at is null or asked_at <= ${ago(4)})
      order by asked_at nulls first, received_at limit ${BATCH} for update skip locked)
    returning id`.execute(ctx.db)
  for (const { id } of events.rows) await ctx.jobs.send(ctx.db, 'handle-event', { eventId: id })
}
