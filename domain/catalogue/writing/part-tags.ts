import { isDeepStrictEqual } from 'node:util'
import { type Tag, tag } from '#common/tags'
import { normalNumber } from '../part-number.ts'
import type { PartInput, PartRecord } from '../part-input.ts'

/** What changes for parts that share a vehicle maker's number with this one, as it comes, goes or is another kind of part. */
export const sharedNumbers = ({ oeNumbers = [] }: Pick<PartInput, 'oeNumbers'>): Tag[] =>
  oeNumbers.map(({ number }) => tag.number(normalNumber(number)))

const numbersOf = ({ number, oeNumbers }: PartRecord) => ({ number, oeNumbers })
const kindOf = ({ category, position }: PartRecord) => ({ category, position })

/** What else a change of a part means. Lists of parts learn of it from the database's triggers (migration 0004). */
export function writtenTags(before: PartRecord, after: PartRecord): Tag[] {
  const isNumbered = !isDeepStrictEqual(numbersOf(before), numbersOf(after))
  const isOther = isNumbered || !isDeepStrictEqual(kindOf(before), kindOf(after))
  return [...(isNumbered ? [tag.searches] : []), ...(isOther ? [before, after].flatMap(sharedNumbers) : [])]
}
