/**
 * How many units of each line wait, in the order of the lines: of several lines of a part, the last ones wait first. `toWait`
 * counts what of a part has not come in; `of` names a line's part, and how many of its units may wait.
 */
export function lastLinesWait<Line>(
  lines: readonly Line[],
  toWait: ReadonlyMap<string, number>,
  of: (line: Line) => { part: string; units: number },
): number[] {
  const left = new Map(toWait)
  return lines
    .toReversed()
    .map((line) => {
      const { part, units } = of(line)
      const waits = Math.min(units, left.get(part) ?? 0)
      left.set(part, (left.get(part) ?? 0) - waits)
      return waits
    })
    .toReversed()
}
