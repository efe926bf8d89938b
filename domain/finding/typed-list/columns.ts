import headings from '../data/list-headings.json' with { type: 'json' }
import { plainHeading } from './header.ts'
import { isAloneInCell, type TypedLine } from './typed-line.ts'

const QUANTITY = new Set(headings.quantity)
/** What the shop knows of a part itself, or what only counts the lines. */
const OWN = new Set(headings.own)
/** Fewer lines that begin with 1 and 2 may ask for one and two pieces. */
const LEAST_COUNTED = 3

/** The cell in which a table's header says that the quantity stands; null: no header says it. */
export function quantityColumn(headers: readonly TypedLine[]): number | null {
  const cells = headers.flatMap(({ words }) => words.filter(({ text }) => QUANTITY.has(plainHeading(text))))
  const [first] = new Set(cells.map(({ cell }) => cell))
  return headers.some((line) => line.cells > 1) ? (first ?? null) : null
}

/** The cells that a table's header names as what is no note to the shop: the name of the part, its brand or its price. */
export const ownColumns = (headers: readonly TypedLine[]): ReadonlySet<number> =>
  new Set(
    headers
      .filter(({ cells }) => cells > 1)
      .flatMap(({ words }) => words.filter(({ text }) => OWN.has(plainHeading(text))).map(({ cell }) => cell)),
  )

/** The lines without the numbers that count them: 1, 2, 3, or 10, 20, 30. */
export function withoutPositions(lines: readonly TypedLine[]): readonly TypedLine[] {
  const counted = lines.filter((line) => countOf(line) !== null)
  const step = counted[0] ? countOf(counted[0]) : null
  const isCount = (step === 1 || step === 10) && counted.every((line, n) => countOf(line) === (n + 1) * step)
  if (!isCount || counted.length < LEAST_COUNTED) return lines
  return lines.map((line) => (counted.includes(line) ? { ...line, words: line.words.slice(1) } : line))
}

function countOf({ words, isRow }: TypedLine): number | null {
  const [first] = words
  const isPlain = first && /^\d{1,6}$/.test(first.text) && words.length > 1
  return isPlain && (!isRow || isAloneInCell(words, first)) ? Number(first.text) : null
}
