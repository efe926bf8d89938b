import type { PartTable } from '#domain/catalogue'
import { isStockFirst, type ListPlace, SORT_KEYS } from './cursor.ts'
import type { ListPage } from './found.ts'
import type { Hits } from './hit-list.ts'

/** The places of a page of hits, in order: those with a lower rank first. One more where another page follows. */
export function pageOfHits(
  { columns }: PartTable,
  { rows, ranks }: Hits,
  { sort, after, limit }: ListPage,
): ListPlace[] {
  if (limit === 0) return []
  const thereFirst = isStockFirst(sort)
  const { column, descending } = SORT_KEYS[sort]
  const keys = columns[column]
  const ids = columns.id
  const sign = descending ? -1 : 1
  const order = (rank: number, key: number, id: number, other: ListPlace) =>
    rank - other.rank || sign * (key - other.key || id - other.id)
  const page: ListPlace[] = []
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n]!
    const rank = thereFirst ? 2 * ranks[n]! + (columns.inStock[row] ? 0 : 1) : ranks[n]!
    const key = keys[row]!
    const id = ids[row]!
    if (after && order(rank, key, id, after) <= 0) continue
    // Sorting tens of thousands for one page takes longer than looking for its place among the best so far.
    if (page.length > limit) {
      if (order(rank, key, id, page[limit]!) > 0) continue
      page.pop()
    }
    let at = page.length
    while (at > 0 && order(rank, key, id, page[at - 1]!) < 0) at--
    page.splice(at, 0, { rank, key, id })
  }
  return page
}
