import type { PartTable } from '#domain/catalogue'
import { isStockFirst, type ListPlace, SORT_KEYS } from './cursor.ts'
import type { ListPage } from './found.ts'

type Page = Pick<ListPage, 'sort' | 'after' | 'limit'>

/** The places of a page of parts that pass, in order, and one more where another page follows; found along the order of all parts. */
export function walkOrder(
  table: PartTable,
  passes: (row: number) => boolean,
  { sort, after, limit }: Page,
): ListPlace[] {
  const { column, descending } = SORT_KEYS[sort]
  const { inStock } = table.columns
  const order = table.order(column)
  const length = order.length / 2
  const page: ListPlace[] = []
  // What is in stock, and then the rest, are one walk each.
  const walks = isStockFirst(sort) ? [0, 1] : [null]
  for (const rank of walks) {
    if (rank !== null && after && after.rank > rank) continue
    const from = after && after.rank === (rank ?? after.rank) ? after : null
    // Of those with a smaller place than `at`, walked downwards, or of the others, walked upwards.
    let at = from ? firstFrom(order, from, descending ? 0 : 1) : descending ? length : 0
    while (page.length <= limit && (descending ? at > 0 : at < length)) {
      const next = descending ? --at : at++
      const [id, key] = [order[2 * next]!, order[2 * next + 1]!]
      const row = table.row(id)!
      if ((rank === null || inStock[row] === 1 - rank) && passes(row)) page.push({ rank: rank ?? 0, key, id })
    }
  }
  return page
}

/** How many places of an order lie before a place; with `andItself` 1 also that place itself. */
function firstFrom(order: Int32Array, { key, id }: ListPlace, andItself: 0 | 1): number {
  let [from, until] = [0, order.length / 2]
  while (from < until) {
    const middle = (from + until) >> 1
    const beyond = order[2 * middle + 1]! - key || order[2 * middle]! - id
    if (beyond < andItself) from = middle + 1
    else until = middle
  }
  return from
}
