import type { Order } from '#domain/orders/schema'
import { addPieces } from '../../web/cart.ts'

/** Puts what was ordered into the cart once more, each line for its car. Answers which parts are no longer there. */
export function orderAgain({ lines }: Pick<Order, 'lines'>): { isAdded: boolean; left: string[] } {
  const sold = lines.flatMap(({ partId, ...line }) => (partId ? [{ partId, ...line }] : []))
  for (const { partId, quantity, fit } of sold) {
    const engine = fit?.engine ?? undefined
    const car = fit && {
      car: fit.car,
      label: fit.label,
      ...(engine && { engine }),
      ...(fit.is.length > 0 && { is: fit.is }),
    }
    addPieces(partId, quantity, car && { ...car, ...(fit.knows && { knows: true as const }) })
  }
  const left = lines.filter(({ partId }) => !partId).map(({ name }) => name)
  return { isAdded: sold.length > 0, left: [...new Set(left)] }
}
