import { FREE_SHIPPING_OVER, SHIPPING_PERCENT } from './constants.ts'
import { percentOf, type Prices, unitOf, WHOLE_DOLLARS } from './prices.ts'

/** All in the smallest unit of the shop's currency. */
export type Totals = { subtotal: number; shipping: number; saved: number; total: number }
/** `freeOver` in the smallest unit. */
export type ShippingRule = { percent: number; freeOver: number }

/** The specified rule; the settings may differ. */
export const shippingRule = (
  prices: Prices,
  percent = SHIPPING_PERCENT,
  freeOver = FREE_SHIPPING_OVER,
): ShippingRule => {
  return { percent, freeOver: freeOver * unitOf(prices.currency) }
}

/**
 * The only place that computes an order's totals. Shipping is a percentage of the subtotal, rounded down to the
 * smallest step of the shop's prices (specification, section 9: whole dollars); a subtotal over the threshold ships
 * free, and `saved` is the shipping that it saves.
 */
export function totals(
  lines: readonly { price: number; quantity: number }[],
  prices: Prices = WHOLE_DOLLARS,
  rule: ShippingRule = shippingRule(prices),
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const estimate = percentOf(prices, subtotal, rule.percent)
  const free = subtotal > rule.freeOver
  const shipping = free ? 0 : estimate
  return { subtotal, shipping, saved: free ? estimate : 0, total: subtotal + shipping }
}
