import type { PartTable } from '#domain/catalogue'
import { type Place, SORT_KEYS } from './cursor.ts'
import type { ListPage } from './found.ts'

type Page = Pick<ListPage, 'sort' | 'after' | 'limit'>

/** The places of a page of parts that pass, in order, and one more where another page follows; found along the order of all parts. */
export function walkOrder(table: PartTable, passes: (row: number) => boolean, { sort, after, limit }: Page): Place[] {
  const { column, descending } = SORT_KEYS[sort]
  const order = table.order(column)
  const length = order.length / 2
  const page: Place[] = []
  // Of those with a smaller place than `at`, walked downwards, or of the others, walked upwards.
  let at = after ? firstFrom(order, after, descending ? 0 : 1) : descending ? length : 0
  while (page.length <= limit && (descending ? at > 0 : at < length)) {
    const next = descending ? --at : at++
    const [id, key] = [order[2 * next]!, order[2 * next + 1]!]
    if (passes(table.row(id)!)) page.push({ rank: 0, key, id })
  }
  return page
}

/** How many places of an order lie before a place; with `andItself` 1 also that place itself. */
function firstFrom(order: Int32Array, { key, id }: Place, andItself: 0 | 1): number {
  let [from, until] = [0, order.length / 2]
  while (from < until) {
    const middle = (from + until) >> 1
    const beyond = order[2 * middle + 1]! - key || order[2 * middle]! - id
    if (beyond < andItself) from = middle + 1
    else until = middle
  }
  return from
}
