import { phrase } from '#common/phrase'
import type { SaidOffer } from '#domain/delivery'
import type { Ctx } from '#platform/context'
import { conflict, type Problem } from '#platform/errors'
import type { CheckoutInput } from './checkout-schema.ts'
import { lastDue, planDelivery } from './plan-delivery.ts'
import type { Promised } from './quote-token.ts'

/**
 * The delivery that a quote promised, as it is offered now to where the order goes; or the refusal: 409
 * `delivery-changed` with what is offered, also if it would wait longer for what has not come in, `sold-out` if nothing
 * is left to send. `tooLate`: the refusal if less is there when its stock is taken. To the place that was quoted, what
 * was promised counts; to another, it must cost the same.
 */
export async function agreedDelivery(
  ctx: Ctx,
  promised: Promised,
  { shipTo }: CheckoutInput,
): Promise<{ offer?: SaidOffer; refusal?: Problem; tooLate: Problem }> {
  const { method, amount, saved, items } = promised
  const to = shipTo ? { country: shipTo.country, postcode: shipTo.postcode } : promised.to
  const parts = items.map(([partId, quantity]) => ({ partId, quantity }))
  const subtotal = items.reduce((sum, [, quantity, price]) => sum + quantity * price, 0)
  const { chosen, offers, parcels } = await planDelivery(ctx, { parts, to, subtotal, method })
  const tooLate = conflict('delivery-changed', phrase('refusal.deliveryChanged'), { methods: offers })
  if (parcels.length === 0)
    return { refusal: conflict('sold-out', phrase('refusal.soldOutByNow'), { parts: [] }), tooLate }
  if (isLater(lastDue(parcels), promised)) return { refusal: tooLate, tooLate }
  const isSamePlace = to.country === promised.to.country && to.postcode === promised.to.postcode
  const isSame = chosen?.id === method && (isSamePlace || (chosen.amount === amount && chosen.saved === saved))
  return chosen && isSame ? { offer: chosen, tooLate } : { refusal: tooLate, tooLate }
}

/** Whether an order would wait for units until a later day than the quote said. */
export const isLater = (due: string | null, promised: Promised) => due !== null && due > (promised.due ?? '')
