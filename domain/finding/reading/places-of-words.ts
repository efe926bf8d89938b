import { POSITIONS } from '#common/constants'

/** The places that consist of these words: "front left" also means front, and left. */
export const placesOfWords = (words: ReadonlySet<string>): Set<string> =>
  new Set(POSITIONS.filter((place) => place.split(' ').every((word) => words.has(word))))
