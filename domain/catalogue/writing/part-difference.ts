import { isDeepStrictEqual } from 'node:util'
import { type PartInput, type PartRecord, USUAL } from '../part-input.ts'

/** The fields of `input` that differ from the stored part. Empty: nothing would change. */
export function partDifference(part: PartRecord, input: Partial<PartInput>): Partial<PartInput> {
  const current: Record<string, unknown> = { ...USUAL, ...part }
  const entries = Object.entries(input).filter(
    ([field, value]) => field in current && value !== undefined && !isDeepStrictEqual(value, current[field]),
  )
  return Object.fromEntries(entries)
}
