import { isLetters } from '../stem.ts'

/** Names of letters alone, by their length. */
export const byLengthOf = (names: readonly string[]): Map<number, string[]> =>
  Map.groupBy(
    names.filter((name) => name.length > 2 && isLetters(name)),
    (name) => name.length,
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
