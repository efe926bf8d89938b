import type { Order } from '#domain/orders/schema'
import { addPieces, linesHere } from '../../web/cart/cart.ts'
import { isSameLine, type Line } from '../../web/cart/cart-cars.ts'
import { rememberPrices } from '../../web/cart/cart-prices.ts'
import { quoteNow } from '../../web/cart/quote.ts'

export type Again = {
  isAdded: boolean
  /** Whether some of it lay there before. */
  lay: boolean
  /** The names of parts that are no longer sold, and of those that are sold out: the cart would refuse them. */
  gone: string[]
  soldOut: string[]
}

/**
 * Sees to it that what was ordered lies in the cart, each line for its car: what lies there already counts, so doing it twice
 * doubles nothing. What was taken out of the order stays out, unless all of it was; so does what cannot be ordered now. The cart
 * says which prices are others than those of the order.
 */
export async function orderAgain({ lines: all, currency }: Pick<Order, 'lines' | 'currency'>): Promise<Again> {
  const left = all.flatMap((line) => {
    const quantity = line.quantity - (line.cancelled ?? 0)
    return quantity > 0 ? { ...line, quantity } : []
  })
  const lines = left.length > 0 ? left : all
  const known = lines.flatMap((line) => (line.partId ? [toLine(line.partId, line)] : []))
  const quote = known.length > 0 ? await quoteNow(sumsOf(known)) : null
  const told = new Map(quote?.lines.map((line) => [line.part, line]))
  const problemOf = ({ partId }: Order['lines'][number]) => (partId ? told.get(partId)?.problem : 'gone')
  const namesOf = (problem: string) => [
    ...new Set(lines.filter((line) => problemOf(line) === problem).map(({ name }) => name)),
  ]
  const [gone, soldOut] = [namesOf('gone'), namesOf('sold-out')]
  const there = known.filter(({ part }) => !['gone', 'sold-out'].includes(told.get(part)?.problem ?? ''))

  const before = linesHere()
  const lies = (line: Line) => before.find((one) => isSameLine(one, line))?.quantity ?? 0
  const lacking = there.filter((line) => line.quantity > lies(line))
  for (const line of lacking) addPieces(line.part, line.quantity - lies(line), line.car)
  const paid = lines.flatMap(({ partId, price }) => {
    const isOther = lacking.some(({ part }) => part === partId) && told.get(partId!)?.price !== price
    return partId && isOther && quote?.currency === currency ? [{ _id: partId, price }] : []
  })
  rememberPrices(paid)
  return { isAdded: there.length > 0, lay: there.some((line) => lies(line) > 0), gone, soldOut }
}

/** How many pieces of each part all its lines want. */
const sumsOf = (lines: readonly Line[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ part }) => part)].map(([part, its]) => [
      part,
      its.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  )

function toLine(part: string, { quantity, fit }: Order['lines'][number]): Line {
  if (!fit) return { part, quantity, car: null }
  const { car, label, engine, is, knows } = fit
  const named = { car, label, ...(engine && { engine }), ...(is.length > 0 && { is }) }
  return { part, quantity, car: { ...named, ...(knows && { knows: true as const }) } }
}
