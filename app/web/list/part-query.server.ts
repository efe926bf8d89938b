import { type Prices, toWritten } from '#common/prices'
import { typedNumber } from '#common/typed-number'
import { PRICE_MAX } from '#domain/catalogue/schema'
import { type PartQuery, partQuery } from '#domain/finding/schema'

/**
 * Reads a list's address. What makes no sense is taken out of it: a page answers as well as it can, and links no further to it.
 * A bound above all prices is read as the highest price, so nothing is above it.
 */
export function readPartQuery(params: URLSearchParams, prices: Prices): PartQuery {
  const schema = partQuery(prices)
  const raw: Record<string, string[] | string> = {}
  for (const name of params.keys()) {
    const values = params.getAll(name).filter((value) => value.trim() !== '')
    if (values.length > 0) raw[name] = values.length === 1 ? values[0]! : values
  }
  const most = toWritten(prices, PRICE_MAX)
  for (const name of ['priceMin', 'priceMax']) {
    // A decimal comma is read as in the forms; what is no number stays as it is, and goes below.
    const typed = String(raw[name] ?? '')
    const bound = typed.includes(',') ? typedNumber(typed) : null
    if (bound !== null) {
      raw[name] = String(bound)
      params.set(name, String(bound))
    }
    if (Number(raw[name]) > most) {
      raw[name] = String(most)
      params.set(name, String(most))
    }
  }
  const read = schema.safeParse(raw)
  if (read.success) return ordered(read.data)
  for (const { path } of read.error.issues) {
    const name = String(path[0])
    delete raw[name]
    params.delete(name)
  }
  return ordered(schema.parse(raw))
}

/** "300 to 10" means from 10 to 300. */
function ordered(query: PartQuery): PartQuery {
  const { priceMin, priceMax } = query
  const isTurned = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
  return isTurned ? { ...query, priceMin: priceMax, priceMax: priceMin } : query
}
