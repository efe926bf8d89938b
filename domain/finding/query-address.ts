import { type Prices, toWritten } from '#common/prices'
import type { PartQuery, Relaxation } from './schema.ts'

/** A query as an address has it. */
export function addressOf(query: PartQuery, prices: Prices): Relaxation['query'] {
  const { limit: _limit, cursor: _cursor, sort, inStock, priceMin, priceMax, ...rest } = query
  const entries = Object.entries({
    ...rest,
    priceMin: priceMin === undefined ? undefined : toWritten(prices, priceMin),
    priceMax: priceMax === undefined ? undefined : toWritten(prices, priceMax),
    inStock: inStock ? 'true' : undefined,
    sort,
  })
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )
}
