import { POSITIONS } from '#common/constants'

const AXES = [
  ['front', 'rear'],
  ['left', 'right'],
] as const

/**
 * The places that these words do not rule out: "left" also means front left and, of parts that are alike on both sides, front;
 * "front left" also means front, and left.
 */
export const placesOfWords = (words: ReadonlySet<string>): Set<string> =>
  new Set(POSITIONS.filter((place) => AXES.every((axis) => isOpen(axis, words) || isAmong(axis, place, words))))

const isOpen = (axis: readonly string[], words: ReadonlySet<string>) => !axis.some((word) => words.has(word))

const isAmong = (axis: readonly string[], place: string, words: ReadonlySet<string>) => {
  const its = place.split(' ').filter((word) => axis.includes(word))
  return its.every((word) => words.has(word))
}
