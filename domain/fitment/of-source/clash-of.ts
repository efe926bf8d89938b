import { conditionsInput } from '../of-part/conditions-input.ts'
import type { Condition } from '../schema.ts'

const clashes = new Map<string, string | null>()

/** The value of a condition that is written wrongly or cannot be met together with the others; null: there is none. Notes are free. */
export function clashOf(conditions: readonly Condition[]): string | null {
  const all = conditions.filter(({ kind }) => kind !== 'note')
  if (all.length === 0) return null
  // Files have the same few sets of conditions in a million rows.
  const key = JSON.stringify(all)
  const known = clashes.get(key)
  if (known !== undefined) return known
  const once = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
  const read = conditionsInput.safeParse(once)
  const clash = read.success ? null : (once[Number(read.error.issues[0]!.path[0])] ?? once[0]!).value
  if (clashes.size > 10_000) clashes.clear()
  clashes.set(key, clash)
  return clash
}
