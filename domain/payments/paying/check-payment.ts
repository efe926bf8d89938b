import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { currentIntent, hasMoney, type Payment } from '../payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the provider for a payment's outcome, unless it is settled, and settles it. Throws while the provider does not
 * answer.
 */
export async function checkPayment(ctx: Ctx, { paymentId }: { paymentId: string }): Promise<void> {
  const { rows } = await sql<Payment>`select * from payment where id = ${paymentId}`.execute(ctx.db)
  const payment = rows[0]
  const wasRefused = payment?.state === 'cancelled' && payment.intent_id === null
  if (payment && !wasRefused && !hasMoney(payment)) await settlePayment(ctx, await currentIntent(ctx, payment))
}
