import type { Totals } from '#common/money'
import type { Adjustment } from '../schema.ts'

const FREE_SHIPPING = 'free-shipping'
const EXCHANGED = 'exchanged'

/**
 * What delivery costs, as adjustments: free shipping is the shipping and a discount of the same amount. `code`: the
 * method of delivery.
 */
export function adjustmentsOf(
  { shipping, saved }: Pick<Totals, 'shipping' | 'saved'>,
  code = 'standard',
): Adjustment[] {
  const adjustments: Adjustment[] = []
  if (shipping + saved > 0) adjustments.push({ kind: 'shipping', code, amount: shipping + saved })
  if (saved > 0) adjustments.push({ kind: 'discount', code: FREE_SHIPPING, amount: -saved })
  return adjustments
}

/** What units that went take off the price of what came for them, as an adjustment. */
export const creditOf = (amount: number): Adjustment => ({ kind: 'discount', code: EXCHANGED, amount: -amount })

/** How much such units took off an order. */
export const creditedOf = (adjustments: readonly Adjustment[]): number =>
  -sum(adjustments.filter(({ code }) => code === EXCHANGED))

/** The sum of lines and adjustments. `saved`: what shipping would have cost, had it not been free. */
export function sumsOf(
  lines: readonly { price: number; quantity: number }[],
  adjustments: readonly Adjustment[],
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const saved = Math.abs(sum(adjustments.filter(({ code }) => code === FREE_SHIPPING)))
  const shipping = sum(adjustments.filter(({ kind }) => kind === 'shipping')) - saved
  return { subtotal, shipping, saved, total: subtotal + sum(adjustments) }
}

const sum = (adjustments: readonly Adjustment[]) => adjustments.reduce((sum, { amount }) => sum + amount, 0)
