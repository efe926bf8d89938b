import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import type { Intent } from '../provider/card-provider.ts'
import type { Payment, PaymentState } from '../payment.ts'

/** Stores the outcome of a payment whose order is locked. Stray money counts as refunded from the start. */
export async function noteOutcome(ctx: Ctx, payment: Payment, intent: Intent, state: PaymentState) {
  const hasCome = state === 'succeeded' || state === 'stray'
  const received = hasCome ? intent.received : 0
  const settledAt = hasCome || state === 'cancelled' ? ctx.clock.now() : null
  await sql`
    update payment set intent_id = ${intent.id}, state = ${state}, received = ${received},
      refunded = ${state === 'stray' ? received : payment.refunded}, settled_at = ${settledAt}
    where id = ${payment.id}`.execute(ctx.db)
  await recordAudit(ctx, {
    what: `payment.${state}`,
    id: payment.id,
    before: { state: payment.state },
    after: { state, received, orderId: payment.order_id },
  })
}
