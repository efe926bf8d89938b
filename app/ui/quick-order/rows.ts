import { MOST_PIECES } from '../../web/cart/cart.ts'
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
  quantity: line.unclear ?? String(line.quantity),
  note: line.note,
  line,
})

/** Of several parts with one number the only one that fits the car for certain, where all of them are judged. */
export function onlyFitting({ line }: Row): QuickPart | null {
  if (!line || line.count > line.parts.length) return null
  const fitting = line.parts.filter(({ fit }) => fit?.fit === 'yes' || fit?.fit === 'universal')
  return fitting.length === 1 ? fitting[0]! : null
}

/** The part of a line: the only one, the chosen one, or else the only one that fits. */
export function partOf(row: Row): QuickPart | null {
  const parts = row.line?.parts ?? []
  if (parts.length === 1) return parts[0]!
  return parts.find(({ _id }) => _id === row.chosen) ?? onlyFitting(row)
}

/** How many pieces are asked for; null: no whole number is typed. */
const askedOf = ({ quantity }: Row): number | null => (/^\s*[1-9]\d{0,5}\s*$/.test(quantity) ? Number(quantity) : null)

/** How many pieces; null: no whole number from 1 to 999 is typed. */
export function piecesOf(row: Row): number | null {
  const asked = askedOf(row)
  return asked !== null && asked <= MOST_PIECES ? asked : null
}

/**
 * How many of the line's part it can have where that is too few: the lines above it with the same part are served first, and
 * no line has more than 999. Null: there are enough, or no part is known.
 */
export function tooFew(row: Row, rows: readonly Row[]): number | null {
  const part = partOf(row)
  if (!part) return null
  const above = rows.slice(0, Math.max(rows.indexOf(row), 0)).filter((one) => partOf(one)?._id === part._id)
  const taken = above.reduce((sum, one) => sum + (askedOf(one) ?? 0), 0)
  const room = part.stock === null || part.backOrder ? MOST_PIECES : Math.max(part.stock - taken, 0)
  const left = Math.min(room, MOST_PIECES)
  return left < (askedOf(row) ?? 1) ? left : null
}

const isSame = (one: Row, other: Row): boolean => {
  const [part, number] = [partOf(one)?._id, one.line?.number]
  return part ? partOf(other)?._id === part : number !== undefined && !partOf(other) && other.line?.number === number
}

/** The place of the first line above that has the same part, or the same number where no part is known; 0: none has. */
export function sameAbove(row: Row, rows: readonly Row[]): number {
  const first = rows.findIndex((one) => one === row || isSame(row, one))
  return rows[first] === row ? 0 : first + 1
}

/** A line whose number was typed anew waits for its answer. */
export const isReady = (row: Row, rows: readonly Row[]): boolean =>
  row.number === row.line?.number &&
  partOf(row) !== null &&
  !partOf(row)?.status &&
  piecesOf(row) !== null &&
  tooFew(row, rows) === null

/** A line that stands for nothing yet. */
export const isEmpty = ({ number, line }: Row): boolean => number.trim() === '' && line === null
