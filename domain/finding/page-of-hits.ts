import type { PartTable } from '#domain/catalogue'
import { type Place, SORT_KEYS } from './cursor.ts'
import type { ListPage } from './found.ts'
import type { Hits } from './hits.ts'

/** The places of a page of hits, in order: those with a lower rank first. One more where another page follows. */
export function pageOfHits({ columns }: PartTable, { rows, ranks }: Hits, { sort, after, limit }: ListPage): Place[] {
  if (limit === 0) return []
  const { column, descending } = SORT_KEYS[sort]
  const keys = columns[column]
  const sign = descending ? -1 : 1
  const order = (one: Place, other: Place) => one.rank - other.rank || sign * (one.key - other.key || one.id - other.id)
  const page: Place[] = []
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n]!
    const place = { rank: ranks[n]!, key: keys[row]!, id: columns.id[row]! }
    if (after && order(place, after) <= 0) continue
    // Sorting tens of thousands for one page takes longer than looking for its place among the best so far.
    if (page.length > limit) {
      if (order(place, page[limit]!) > 0) continue
      page.pop()
    }
    const at = page.findIndex((other) => order(place, other) < 0)
    page.splice(at === -1 ? page.length : at, 0, place)
  }
  return page
}
