import { money, type Prices } from '#common/prices'
import { order as orderWords } from '#common/words'
import type { OrderLine } from '../schema.ts'
import { type Sheet, sheet } from './invoice-sheet.ts'

const { left, right, signal } = sheet
const { invoice: words } = orderWords
const HEAD = { size: 9 }
/** Between two figures. */
const GAP = 10

export const FIGURE = { face: 'mono' as const, size: 9.5, right: true }

export const TOTAL = {
  name: { face: 'bold', size: 13 },
  value: { face: 'mono', size: 12, color: signal, right: true },
} as const

/** Where the columns stand: figures end there, texts begin. `nameWidth`: so much has a name. */
export type Columns = { number: number; name: number; nameWidth: number; quantity: number; price: number; sum: number }

/** The columns of a table, as far to the left as its longest amounts push them. */
export function columnsFor(paper: Sheet, lines: readonly OrderLine[], prices: Prices): Columns {
  const widest = (head: string, figures: string[]) =>
    Math.max(paper.widthOf(head, HEAD), ...figures.map((figure) => paper.widthOf(figure, FIGURE)))
  const sums = lines.map(({ price, quantity }) => money(prices, price * quantity))
  const price = Math.min(left + 426, right - widest(words.sum, sums) - GAP)
  const each = lines.map((line) => money(prices, line.price))
  const quantity = Math.min(left + 360, price - widest(words.price, each) - GAP)
  const name = left + 112
  const counts = lines.map((line) => String(line.quantity))
  const nameWidth = Math.min(210, quantity - widest(words.quantity, counts) - GAP - name)
  return { number: left, name, nameWidth, quantity, price, sum: right }
}

/** Where the names of the sums begin, clear of the amounts at their right. */
export function namesOfSums(paper: Sheet, sums: readonly [name: string, amount: string][], total: string): number {
  const whole = paper.widthOf(words.totalPaid, TOTAL.name) + paper.widthOf(total, TOTAL.value)
  const wide = sums.map(([name, amount]) => paper.widthOf(name) + paper.widthOf(amount, FIGURE))
  return Math.min(left + 360, right - Math.max(whole, ...wide) - GAP)
}
