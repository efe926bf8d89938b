import type { Order } from '#domain/orders/schema'
import { addPieces, linesHere } from '../../web/cart.ts'
import { isSameLine, type Line } from '../../web/cart-cars.ts'

type Again = { isAdded: boolean; /** Whether some of it lay there before. */ lay: boolean; left: string[] }

/**
 * Sees to it that what was ordered lies in the cart, each line for its car: what lies there already counts, so doing it twice
 * doubles nothing. Answers which parts are no longer there.
 */
export function orderAgain({ lines }: Pick<Order, 'lines'>): Again {
  const sold = lines.flatMap((line) => (line.partId ? [toLine(line.partId, line)] : []))
  const before = linesHere()
  const lies = ({ part, car }: Line) => before.find((one) => isSameLine(one, { part, car, quantity: 1 }))?.quantity ?? 0
  for (const line of sold) {
    const more = line.quantity - lies(line)
    if (more > 0) addPieces(line.part, more, line.car)
  }
  const left = lines.filter(({ partId }) => !partId).map(({ name }) => name)
  return { isAdded: sold.length > 0, lay: sold.some((line) => lies(line) > 0), left: [...new Set(left)] }
}

function toLine(part: string, { quantity, fit }: Order['lines'][number]): Line {
  if (!fit) return { part, quantity, car: null }
  const { car, label, engine, is, knows } = fit
  const named = { car, label, ...(engine && { engine }), ...(is.length > 0 && { is }) }
  return { part, quantity, car: { ...named, ...(knows && { knows: true as const }) } }
}
