/** What a method costs is decided by nothing, the weight in grams, or the subtotal in the smallest unit. */
type RateBy = 'flat' | 'weight' | 'subtotal'
/** `[from, amount]`: rising, the first from 0; each goes on until the next begins. */
type Rates = readonly (readonly [from: number, amount: number])[]
export type Priced = { rateBy: RateBy; rates: Rates; freeOver: number | null }

/**
 * What a method costs for an order, and what is saved because it ships free: a subtotal above `freeOver` does. `weight`:
 * all parcels together, in grams; null: not known. Amounts in the smallest unit. Null: the price cannot be told.
 */
export function priceOf(
  { rateBy, rates, freeOver }: Priced,
  { weight, subtotal }: { weight: number | null; subtotal: number },
): { amount: number; saved: number } | null {
  const measured = { flat: 0, weight, subtotal }[rateBy]
  if (measured === null) return null
  const amount = rates.findLast(([from]) => from <= measured)?.[1] ?? 0
  const isFree = freeOver !== null && subtotal > freeOver
  return isFree ? { amount: 0, saved: amount } : { amount, saved: 0 }
}
