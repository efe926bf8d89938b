import { mayBeSeveral, piecesIn, piecesOfUnit } from '../../cells/read-pieces.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { because, type Draft } from '../draft.ts'
import type { ImportColumn } from '../schema.ts'

const isOfUnits = ({ column, isKept }: ImportColumn) => !isKept && readHeading(column)?.field === 'unit'

/** The column of units that was not read, though it may say for how many pieces the prices are. */
export const unreadUnits = (columns: readonly ImportColumn[]): number =>
  columns.some(({ field }) => field === 'priceUnit')
    ? -1
    : columns.findIndex((one) => one.field === null && isOfUnits(one))

/** Makes the function that says for how many pieces the prices of a row are, if a column says that; null: none does. */
export function piecesReader(columns: readonly ImportColumn[]) {
  const unread = unreadUnits(columns)
  const at = columns.findIndex(({ field }) => field === 'priceUnit')
  const packAt = columns.findIndex(({ field }) => field === 'packSize')
  const isUnit = at >= 0 && isOfUnits(columns[at]!)
  const read = isUnit ? piecesOfUnit : piecesIn
  return (draft: Draft, row: readonly string[]): number | null => {
    const left = row[unread]
    if (left && mayBeSeveral(left)) draft.unitUnread = left
    const text = row[at]
    if (!text) return null
    const pieces = read(text)
    if (pieces === null) draft.reasons.push(because(columns[at]!.column, 'price-unit-unknown', text))
    // What is sold by the dozen in packs of twelve costs what a pack costs.
    if (!isUnit || pieces === null || pieces === 1 || pieces !== Number(row[packAt])) return pieces
    draft.unitUnread = text
    return null
  }
}
