import type { ReadWords } from '../reading/read-words.ts'

/**
 * What excludes a part: words `without` that its texts must not have, of which those `ofItself` only count in its own name or
 * attributes; sizes that it must not have, places where it must not be, and cars that it must not fit; what must come with it, so
 * that its texts must not deny it; and qualities of the words, which they may deny too ("not heated").
 */
export type Excluded = {
  without: readonly string[]
  ofItself: readonly string[]
  notMeasured: readonly (readonly string[])[]
  notAt: readonly string[]
  notFor: readonly { make: number; models: readonly string[] | null }[]
  comesWith: readonly string[]
  qualities: readonly string[]
}

/**
 * What the words of a search exclude. What fits the asked car (`make`: its slug) is wanted, whatever cars of other makes it fits
 * besides: "golf not audi".
 */
export function excludedBy(read: ReadWords | null, make: string | undefined): Excluded {
  if (!read) return { without: [], ofItself: [], notMeasured: [], notAt: [], notFor: [], comesWith: [], qualities: [] }
  const { without, comesWith, qualities } = read
  const notMeasured = read.notMeasured.map((sizes) => sizes.map(({ measure, value }) => `${measure}:${value}`))
  const { words, ofItself, positions, cars } = without
  const notFor = cars
    .filter((one) => make === undefined || one.make.slug === make)
    .map(({ make, models }) => ({ make: make.id, models: models && models.map(({ slug }) => slug) }))
  return { without: words, ofItself, notMeasured, notAt: positions, notFor, comesWith, qualities }
}

/** Whether words exclude parts by their texts. */
export const excludes = (subject: Omit<Excluded, 'ofItself'>): boolean => {
  const { without, notMeasured, notAt, notFor, comesWith, qualities } = subject
  return [without, notMeasured, notAt, notFor, comesWith, qualities].some(({ length }) => length > 0)
}
