import { phrase } from '#common/phrase'
import { inCurrency } from '#common/prices'
import { itemsOf } from '#domain/orders/schema'
import type { Ctx } from '#platform/context'
import { conflict, invalid, type Problem } from '#platform/errors'
import type { CheckoutInput } from './checkout-schema.ts'
import { quoteOrder } from './quote-order.ts'
import { type Promised, readQuote } from './quote-token.ts'

/**
 * What the quote of an order promised, if it is still valid and of these lines. 400 for a text that is no quote of this shop
 * and for another method, 409 `quote-expired`, 409 `total-changed` with the right amounts.
 */
export async function agreedQuote(ctx: Ctx, input: CheckoutInput): Promise<Promised> {
  const promised = await readQuote(ctx, input.quote)
  if (!promised) throw invalid({ quote: phrase('refusal.foreignQuote') })
  if (promised.method !== input.method) throw invalid({ method: phrase('refusal.methodNotQuoted') })
  const isOver = promised.until <= ctx.clock.now().getTime() || promised.currency !== ctx.config.prices.currency
  if (isOver) throw conflict('quote-expired', phrase('refusal.quoteExpired'))
  if (!isOfThese(promised, itemsOf(input.lines))) throw await totalChanged(ctx, input, promised)
  return promised
}

const isOfThese = ({ items }: Promised, wanted: Record<string, number>) =>
  items.length === Object.keys(wanted).length && items.every(([part, quantity]) => wanted[part] === quantity)

async function totalChanged(
  ctx: Ctx,
  { lines, method }: CheckoutInput,
  { to: { country, postcode }, currency }: Promised,
): Promise<Problem> {
  const { subtotal, shipping, saved, total } = await quoteOrder(ctx, { lines, to: { country, postcode }, method })
  const said = phrase('refusal.totalIsNow', inCurrency(ctx.config.prices, currency), total)
  return conflict('total-changed', said, { subtotal, shipping, saved, total })
}
