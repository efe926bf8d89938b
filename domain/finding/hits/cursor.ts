import { phrase } from '#common/phrase'
import { invalid } from '#platform/errors'
import type { Sort } from '../schema.ts'

/**
 * The sort order of a list: a column and a direction. The part's id breaks ties in the same direction, so a key names
 * one place.
 */
export const SORT_KEYS: Record<Sort, { column: 'pop' | 'price' | 'rating' | 'id'; descending: boolean }> = {
  relevance: { column: 'pop', descending: true },
  popular: { column: 'pop', descending: true },
  'price-up': { column: 'price', descending: false },
  'price-down': { column: 'price', descending: true },
  rating: { column: 'rating', descending: true },
  newest: { column: 'id', descending: true },
}

/** Whether, of parts that are alike in their rank, those in stock come first: what people buy most must be there to buy. */
export const isStockFirst = (sort: Sort): boolean => SORT_KEYS[sort].column === 'pop'

/**
 * A place in a list. `rank`: that of a number hit, 0 elsewhere, and more where the part fits the asked car only if something is so,
 * or not; with `isStockFirst` twice that, and 1 more for what is not in stock. `key`: the value by which the list is sorted.
 */
export type ListPlace = { rank: number; key: number; id: number }

/** The cursor of the page after this place. */
export const writeCursor = ({ rank, key, id }: ListPlace): string =>
  Buffer.from(`${rank}.${key}.${id}`).toString('base64url')

/** Whether an integer column could hold it. */
const isColumn = (value: number | undefined) => Number.isInteger(value) && Math.abs(value!) < 2 ** 31

/** Parses a cursor of `writeCursor`; anything else is a 400 that names the field. */
export function readCursor(text: string): ListPlace {
  const [rank, key, id, ...more] = Buffer.from(text, 'base64url').toString().split('.').map(Number)
  const isPlace = [rank, key, id].every(isColumn) && more.length === 0
  if (!isPlace) throw invalid({ cursor: phrase('refusal.foreignPlace') })
  return { rank: rank!, key: key!, id: id! }
}
