import type { Thing } from '#common/phrase'
import { isRowId } from '#common/row-ids'
import { notFound } from './errors.ts'

/** The number of a row by the `_id` that a caller named; whatever cannot be one is simply not there (404). */
export function rowId(id: string, what: Thing): number {
  if (!isRowId(id)) throw notFound(what)
  return Number(id)
}
