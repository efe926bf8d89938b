import { isLetters } from '../stem.ts'

/** Names of letters alone, by their length. */
export const byLengthOf = (names: readonly string[]): Map<number, string[]> =>
  Map.groupBy(
    names.filter((name) => name.length > 2 && isLetters(name)),
    (name) => name.length,
  )

/** Whether some name begins so. It asks a sorted list for the first name that does not come before the key. */
export function beginningOf(names: ReadonlyMap<string, unknown>): (key: string) => boolean {
  const sorted = [...names.keys()].toSorted()
  return (key) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]! < key) low = middle + 1
      else high = middle
    }
    return sorted[low]?.startsWith(key) ?? false
  }
}
