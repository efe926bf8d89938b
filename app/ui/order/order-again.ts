import type { Order } from '#domain/orders/schema'
import { addPieces } from '../../web/cart.ts'

/** Puts what was ordered into the cart once more, each line for its car. Answers how many lines are still sold. */
export function orderAgain({ lines }: Pick<Order, 'lines'>): number {
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
  return sold.length
}
