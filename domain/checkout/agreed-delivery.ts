import { phrase } from '#common/phrase'
import type { SaidOffer } from '#domain/delivery'
import type { Ctx } from '#platform/context'
import { conflict, type Problem } from '#platform/errors'
import type { CheckoutInput } from './checkout-schema.ts'
import { planDelivery } from './plan-delivery.ts'
import type { Promised } from './quote-token.ts'

/**
 * The delivery that a quote promised, as it is offered now to where the order goes; or the refusal: 409 `delivery-changed`
 * with what is offered, `sold-out` if nothing is left to send. To the place that was quoted, what was promised counts; to another, it must cost the same.
 */
export async function agreedDelivery(
  ctx: Ctx,
  promised: Promised,
  { shipTo }: CheckoutInput,
): Promise<{ offer?: SaidOffer; refusal?: Problem }> {
  const { method, amount, saved, items } = promised
  const to = shipTo ? { country: shipTo.country, postcode: shipTo.postcode } : promised.to
  const parts = items.map(([partId, quantity]) => ({ partId, quantity }))
  const subtotal = items.reduce((sum, [, quantity, price]) => sum + quantity * price, 0)
  const { chosen, offers, parcels } = await planDelivery(ctx, { parts, to, subtotal, method })
  if (parcels.length === 0) return { refusal: conflict('sold-out', phrase('refusal.soldOutByNow'), { parts: [] }) }
  const isSamePlace = to.country === promised.to.country && to.postcode === promised.to.postcode
  const isSame = chosen?.id === method && (isSamePlace || (chosen.amount === amount && chosen.saved === saved))
  if (chosen && isSame) return { offer: chosen }
  return { refusal: conflict('delivery-changed', phrase('refusal.deliveryChanged'), { methods: offers }) }
}
