import type { Thing } from '#common/phrase'
import { isIdOf } from '#common/row-ids'
import { notFound } from './errors.ts'

/** The number of a row from a caller's `_id`. Anything that is no valid number counts as not found (404). */
export function rowId(id: string, what: Thing): number {
  if (!isIdOf(what, id)) throw notFound(what)
  return Number(id)
}
