import { notFound } from './errors.ts'

/** The number of a row by the `_id` that a caller named; whatever cannot be one is simply not there (404). */
export function rowId(id: string, what: string): number {
  const number = /^(0|[1-9]\d{0,9})$/.test(id) ? Number(id) : Number.NaN
  if (!(number <= 2 ** 31 - 1)) throw notFound(what)
  return number
}
