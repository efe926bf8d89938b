import type { MappingKind } from '../../mappings/schema.ts'
import { mappingFor } from '../../mappings/waits-for.ts'
import { because } from '../draft.ts'
import type { Reason } from '../schema.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** Without one of these a row is about nothing. Of other words that are ignored, it is read as if they were not there. */
const NEEDED: ReadonlySet<MappingKind | null> = new Set(['brand', 'base-vehicle', 'model'])

/** Leaves a row out whose brand or vehicle is to be ignored: nothing else is asked of it. @returns whether it is left out */
export function leaveOutIgnored(row: { reasons: Reason[] }, words: SupplierWords): boolean {
  const ignored = row.reasons.find((reason) => {
    const kind = mappingFor(reason)
    if (!kind || !NEEDED.has(kind)) return false
    const said = words.mapped(kind, String(reason.params[0]))
    return said !== undefined && 'ignore' in said
  })
  if (ignored) row.reasons = [because(ignored.field, 'word-ignored', ignored.params[0]!)]
  return ignored !== undefined
}
