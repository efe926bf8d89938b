import type { QuickLine, QuickPart } from '#domain/quick-order/schema'

/** A line of the list as it stands on the page. `line` null: its number was not asked for yet. */
export type Row = {
  key: number
  number: string
  quantity: string
  note: string
  line: QuickLine | null
  /** The `_id` of the part that was chosen of several. */
  chosen: string
}

let keys = 0
export const newRow = (): Row => ({ key: ++keys, number: '', quantity: '1', note: '', line: null, chosen: '' })
export const rowOf = (line: QuickLine): Row => ({
  ...newRow(),
  number: line.number,
  quantity: String(line.quantity),
  note: line.note,
  line,
})

/** The part of a line: the only one, or the chosen one. */
export const partOf = ({ line, chosen }: Row): QuickPart | null =>
  line?.parts.find(({ _id }) => (line.parts.length === 1 ? true : _id === chosen)) ?? null

/** How many pieces; null: no whole number from 1 to 999 is typed. */
export const piecesOf = ({ quantity }: Row): number | null =>
  /^\s*[1-9]\d{0,2}\s*$/.test(quantity) ? Number(quantity) : null

/** How many are left of the line's part where that is too few; null: there are enough, or no part is known. */
export function tooFew(row: Row): number | null {
  const stock = partOf(row)?.stock ?? null
  return stock !== null && stock < (piecesOf(row) ?? 1) ? stock : null
}

/** A line whose number was typed anew waits for its answer. */
export const isReady = (row: Row): boolean =>
  row.number === row.line?.number && partOf(row) !== null && piecesOf(row) !== null && tooFew(row) === null

/** A line that stands for nothing yet. */
export const isEmpty = ({ number, line }: Row): boolean => number.trim() === '' && line === null
