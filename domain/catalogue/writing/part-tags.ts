import { isDeepStrictEqual } from 'node:util'
import { type Tag, tag } from '#common/tags'
import { normalNumber } from '../part-number.ts'
import type { PartInput, PartRecord } from '../part-input.ts'

/**
 * Tags of parts that share a vehicle maker's number with this one, for when it is added, deleted or changes its type.
 */
export const sharedNumbers = ({ oeNumbers = [] }: Pick<PartInput, 'oeNumbers'>): Tag[] =>
  oeNumbers.map(({ number }) => tag.number(normalNumber(number)))

const numbersOf = ({ number, oeNumbers, supersededNumbers }: PartRecord) => ({ number, oeNumbers, supersededNumbers })
const kindOf = ({ category, position }: PartRecord) => ({ category, position })

/** The other tags of a change to a part. The database's triggers announce those of lists (migration 0004). */
export function writtenTags(before: PartRecord, after: PartRecord): Tag[] {
  const isNumbered = !isDeepStrictEqual(numbersOf(before), numbersOf(after))
  const isOther = isNumbered || !isDeepStrictEqual(kindOf(before), kindOf(after))
  return [
    ...(isNumbered ? [tag.searches] : []),
    ...(isOther ? [before, after].flatMap(sharedNumbers) : []),
    // Which kinds of vehicle its type is for.
    ...(before.category === after.category ? [] : [tag.fitments]),
  ]
}
