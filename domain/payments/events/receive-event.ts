import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { invalid, notFound } from '#platform/errors'

/**
 * Receives a webhook: verifies the signature of the raw bytes, stores the event once under the provider's id, and
 * queues a job to handle it, if there is anything to do. 404 without a secret, 400 for a forged event.
 */
export async function receiveEvent(ctx: Ctx, raw: Buffer, signature: string): Promise<void> {
  if (!ctx.gateway.hearsEvents) throw notFound('call')
  const event = ctx.gateway.parseEvent(raw, signature)
  if (!event) throw invalid({ 'stripe-signature': phrase('refusal.foreignSignature') })
  const now = ctx.clock.now()
  const isWork = (event.intentId ?? event.refundId ?? event.disputeId) !== null
  await tx(ctx, async (ctx) => {
    const { rows } = await sql`
      insert into provider_event (id, type, body, intent_id, refund_id, dispute_id, received_at, handled_at)
      values (${event.id}, ${event.type}, ${raw.toString('utf8')}, ${event.intentId}, ${event.refundId},
        ${event.disputeId}, ${now}, ${isWork ? null : now})
      on conflict (id) do nothing returning id`.execute(ctx.db)
    if (rows.length > 0 && isWork) await ctx.jobs.send(ctx.db, 'handle-event', { eventId: event.id })
  })
}
