import { FREE_SHIPPING_OVER, SHIPPING_PERCENT } from './constants.ts'

export type Totals = { subtotal: number; shipping: number; saved: number; total: number }
export type ShippingRule = { percent: number; freeOver: number }

export const SHIPPING_RULE: ShippingRule = { percent: SHIPPING_PERCENT, freeOver: FREE_SHIPPING_OVER }

/**
 * The one home of an order's totals, in whole dollars.
 * Shipping is a percentage of the subtotal rounded down (specification, section 9);
 * a subtotal over the threshold ships free and `saved` tells what that was worth.
 */
export function totals(lines: readonly { price: number; quantity: number }[], rule = SHIPPING_RULE): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const estimate = Math.floor((subtotal * rule.percent) / 100)
  const free = subtotal > rule.freeOver
  const shipping = free ? 0 : estimate
  return { subtotal, shipping, saved: free ? estimate : 0, total: subtotal + shipping }
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Whole dollars as shoppers read them: 1234 → "$1,234". */
export const dollars = (amount: number) => format.format(amount)
