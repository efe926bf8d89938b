import { sql } from 'kysely'
import { lockOrder, noteOnOrder } from '#domain/orders'
import { type Ctx, tx } from '#platform/context'
import { ProviderRefused, type ProviderRefund } from '../provider/card-provider.ts'
import { findRefund, type Sent, settleRefund } from './settle-refund.ts'

/** Temporary refusals: the shop's balance at the provider is too low. */
const PASSING = ['balance_insufficient', 'insufficient_funds']

/** Requests a refund from the provider and stores the answer; idempotent. Throws while the provider is down. */
export async function sendRefund(ctx: Ctx, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(ctx, refundId)
  if (!refund || refund.state !== 'pending') return
  if (refund.provider_id) return checkRefund(ctx, { refundId })
  const answer = await send(ctx, refund)
  if (answer === 'later') await postpone(ctx, refund)
  else await settleRefund(ctx, refund, answer)
}

/** Asks for the outcome of a refund that the provider has accepted. A bank may still refuse it days later. */
export async function checkRefund(ctx: Ctx, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(ctx, refundId)
  if (refund?.provider_id) await settleRefund(ctx, refund, await ctx.gateway.retrieveRefund(refund.provider_id))
}

async function send(ctx: Ctx, refund: Sent): Promise<ProviderRefund | 'refused' | 'later'> {
  // After a refusal the key always returns that refusal.
  const key = refund.refusals === 0 ? refund.id : `${refund.id}-${refund.refusals}`
  try {
    return await ctx.gateway.refund({ key, intentId: refund.intent_id, amount: refund.amount })
  } catch (err) {
    if (!(err instanceof ProviderRefused)) throw err
    ctx.log.error({ err, refund: refund.id }, 'the provider refuses a refund')
    return PASSING.includes(err.code) ? 'later' : 'refused'
  }
}

/** Leaves a refund pending for the job `reconcile-payments`. If two were refused at once, one counts. */
async function postpone(ctx: Ctx, refund: Sent): Promise<void> {
  const { id, order_id, refusals } = refund
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, order_id)
    const { rows } = await sql`
      update refund set refusals = refusals + 1, asked_at = ${ctx.clock.now()}
      where id = ${id} and state = 'pending' and refusals = ${refusals} returning id`.execute(ctx.db)
    if (rows.length > 0 && refusals === 0)
      await noteOnOrder(ctx, order, { code: 'refund-waits', params: { amount: refund.amount } })
  })
}
