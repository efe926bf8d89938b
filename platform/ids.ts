import { notFound } from './errors.ts'

/** Whether it can be the number of a row. */
export const isRowId = (id: string): boolean => /^(0|[1-9]\d{0,9})$/.test(id) && Number(id) <= 2 ** 31 - 1

/** The number of a row by the `_id` that a caller named; whatever cannot be one is simply not there (404). */
export function rowId(id: string, what: string): number {
  if (!isRowId(id)) throw notFound(what)
  return Number(id)
}
