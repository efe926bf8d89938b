import { sql } from 'kysely'
import { lockOrder } from '#domain/orders'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import type { ProviderDispute } from '../provider/card-provider.ts'

type Disputed = { id: string; order_id: string }

/**
 * Records what the provider says of a dispute now; idempotent. The events of a dispute may come twice and in any order: each
 * asks again, and an answer to an earlier question changes nothing. No money moves: what the provider gives back is a refund.
 */
export async function noteDispute(ctx: Ctx, providerId: string): Promise<void> {
  const askedAt = ctx.clock.now()
  const dispute = await ctx.gateway.retrieveDispute(providerId)
  const payment = dispute.intentId ? await paymentOf(ctx, dispute.intentId) : undefined
  if (!payment)
    return ctx.log.warn({ dispute: providerId }, 'the provider tells of a dispute of a payment that is not ours')
  await tx(ctx, async (ctx) => {
    await lockOrder(ctx, payment.order_id)
    const { rows } = await sql<{ state: string }>`select state from dispute where id = ${providerId}`.execute(ctx.db)
    const before = rows[0] ?? null
    const isStored = await store(ctx, payment, dispute, askedAt)
    if (!isStored || before?.state === dispute.state) return
    const after = { state: dispute.state, orderId: payment.order_id, amount: dispute.amount }
    await recordAudit(ctx, { what: 'dispute.note', id: providerId, before, after })
  })
}

async function paymentOf(ctx: Ctx, intentId: string): Promise<Disputed | undefined> {
  const { rows } = await sql<Disputed>`select id, order_id from payment where intent_id = ${intentId}`.execute(ctx.db)
  return rows[0]
}

/** False: a later question was answered already. */
async function store(ctx: Ctx, payment: Disputed, dispute: ProviderDispute, askedAt: Date): Promise<boolean> {
  const { id, amount, currency, reason, state, openedAt, dueBy, isOver } = dispute
  const closedAt = isOver ? ctx.clock.now() : null
  const { rows } = await sql`
    insert into dispute (id, payment_id, order_id, amount, currency, reason, state, opened_at, due_by, closed_at, asked_at)
    values (${id}, ${payment.id}, ${payment.order_id}, ${amount}, ${currency}, ${reason}, ${state}, ${openedAt}, ${dueBy},
      ${closedAt}, ${askedAt})
    on conflict (id) do update set amount = excluded.amount, currency = excluded.currency, reason = excluded.reason,
      state = excluded.state, due_by = excluded.due_by, asked_at = excluded.asked_at,
      closed_at = case when excluded.closed_at is not null then coalesce(dispute.closed_at, excluded.closed_at) end
    where dispute.asked_at <= excluded.asked_at
    returning id`.execute(ctx.db)
  return rows.length > 0
}
