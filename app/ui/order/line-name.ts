import type { Order } from '#domain/orders/schema'

/** How a form names a line of an order: with its car where another line has the same part. */
export function nameOfLine(lines: Order['lines'], n: number): string {
  const { name, number, fit } = lines[n]!
  const isAlone = lines.filter((line) => line.number === number && line.name === name).length === 1
  return isAlone || !fit ? name : `${name}, ${fit.label}`
}
