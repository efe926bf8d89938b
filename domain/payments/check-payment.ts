import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { currentIntent, type Payment } from './payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks the provider what became of a payment and puts it right here. Throws while the provider does not answer. */
export async function checkPayment(ctx: Ctx, { paymentId }: { paymentId: string }): Promise<void> {
  const { rows } = await sql<Payment>`select * from payment where id = ${paymentId}`.execute(ctx.db)
  if (rows[0]) await settlePayment(ctx, await currentIntent(ctx, rows[0]))
}
