import { LRUCache } from 'lru-cache'
import type { Measured } from '#domain/catalogue'
import { isAbout, keyOf } from './sizes-had.ts'
import type { Lexicon } from './lexicon/lexicon.ts'

/** A part type is meant by an amount alone if it is chosen by this first or second, by a size as the third too, and so few types are. */
const FOREMOST = 2
const FOREMOST_OF_SIZES = 3
export const MOST_BY_MEASURE = 4

const MOST_KNOWN = 1000
const known = new WeakMap<Lexicon, LRUCache<string, { types: ReadonlySet<number> | null }>>()

/** The types that a size means by itself, null: none or too many. Cached: the readings of one search ask for a size hundreds of times. */
export function typesMeasuring(measured: Measured, lexicon: Lexicon): ReadonlySet<number> | null {
  const ofLexicon = known.get(lexicon) ?? new LRUCache({ max: MOST_KNOWN })
  known.set(lexicon, ofLexicon)
  const key = `${keyOf(measured)}:${measured.unit}`
  const { types } = ofLexicon.get(key) ?? { types: readTypes(measured, lexicon) }
  ofLexicon.set(key, { types })
  return types
}

/**
 * The types that are chosen by this measure: those whose parts have the value, fit a car by it (a bulb, but no headlight), and
 * are not for motorcycles alone, as far as there are such.
 */
function readTypes(measured: Measured, lexicon: Lexicon): ReadonlySet<number> | null {
  const place = (id: number) => lexicon.measures.get(id)?.indexOf(measured.measure) ?? -1
  const most = measured.unit === null ? FOREMOST_OF_SIZES : FOREMOST
  const all = [...lexicon.measures.keys()].filter((id) => place(id) >= 0)
  const foremost = all.filter((id) => place(id) < most)
  // What no part chosen by this measure comes near is a size of others: a jump starter has 18 Ah, a battery 70.
  const isNear = (id: number) => measured.unit !== null && isAbout(measured, new Set([id]), lexicon)
  const meant = narrowed(
    foremost.length === 0 || foremost.some(isNear) || !all.some(isNear) ? foremost : all.filter(isNear),
    (id) => lexicon.typesOfGrade.get(keyOf(measured))?.includes(id),
    (id) => lexicon.fitBySpec.has(id),
    (id) => lexicon.types.suits.get(id)?.some((kind) => kind !== 'motorcycle'),
  )
  return meant.length > 0 && meant.length <= MOST_BY_MEASURE ? new Set(meant) : null
}

/** What is left when each wish is held against what those before have left; a wish that would leave nothing is given up. */
export const narrowed = (
  ids: readonly number[],
  ...wishes: ((id: number) => boolean | undefined)[]
): readonly number[] =>
  wishes.reduce((left, isWanted) => {
    const some = left.filter(isWanted)
    return some.length > 0 ? some : left
  }, ids)
