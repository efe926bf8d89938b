import { isLetters } from '../../stem.ts'

/** A name, and which letters are in it: a bit for each of 32. */
export type Spelled = { name: string; letters: number }

/** Which letters are in a name: a bit for each of 32, which some share. */
export function lettersOf(name: string): number {
  let letters = 0
  for (let i = 0; i < name.length; i++) letters |= 1 << (name.charCodeAt(i) & 31)
  return letters
}

/** Whether so few typing errors may lie between two words: each error brings at most one letter, and takes at most one away. */
export const mayBeNear = (a: number, b: number, slips: number): boolean =>
  hasAtMost(a & ~b, slips) && hasAtMost(b & ~a, slips)

function hasAtMost(bits: number, most: number): boolean {
  let rest = bits
  for (let n = 0; n < most && rest !== 0; n++) rest &= rest - 1
  return rest === 0
}

/** Names of letters alone, by their length. */
export const byLengthOf = (names: readonly string[]): Map<number, Spelled[]> =>
  Map.groupBy(
    names.filter((name) => name.length > 2 && isLetters(name)).map((name) => ({ name, letters: lettersOf(name) })),
    ({ name }) => name.length,
  )

/** Whether some name begins so. */
export function beginningOf(names: ReadonlyMap<string, unknown>): (key: string) => boolean {
  const sorted = [...names.keys()].toSorted()
  return (key) => sorted[firstFrom(sorted, key)]?.startsWith(key) ?? false
}

/** Those of sorted names that begin so. */
export const begunBy = (sorted: readonly string[], key: string): string[] =>
  sorted.slice(firstFrom(sorted, key), firstFrom(sorted, `${key}\uffff`))

/** The place of the first of sorted names that does not come before the key. */
function firstFrom(sorted: readonly string[], key: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}
