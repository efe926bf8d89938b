/** An application of a part, as a tuple: conditions are ids in order. */
export type Line = [
  modelId: number,
  from: number,
  to: number,
  engineId: number | null,
  position: string | null,
  quantity: number | null,
  conditions: number[],
]

/** A line that a source adds, or takes away. */
export type LineChange = { action: 'add' | 'delete'; line: Line }

const caseOf = ([modelId, , , engineId, position, , conditions]: Line) =>
  `${modelId} ${engineId} ${position} ${conditions.join()}`

/**
 * A part's lines after these changes, in their order: each year of a case once, with the quantity that was said last.
 * Years that follow each other become one line, however many rows a file had for them. A line that is taken away takes
 * its years, whatever the quantity.
 */
export function mergeYears(lines: readonly Line[], changes: readonly LineChange[]): Line[] {
  const cases = new Map<string, { line: Line; years: Map<number, number | null> }>()
  const apply = ({ action, line }: LineChange) => {
    const name = caseOf(line)
    const known = cases.get(name) ?? { line, years: new Map<number, number | null>() }
    cases.set(name, known)
    for (let year = line[1]; year <= line[2]; year++) {
      if (action === 'add') known.years.set(year, line[5])
      else known.years.delete(year)
    }
  }
  for (const line of lines) apply({ action: 'add', line })
  for (const change of changes) apply(change)
  return [...cases.values()].flatMap(({ line, years }) => rangesOf(line, years))
}

function rangesOf(
  [modelId, , , engineId, position, , conditions]: Line,
  years: ReadonlyMap<number, number | null>,
): Line[] {
  const ranges: Line[] = []
  for (const [year, quantity] of [...years].toSorted(([a], [b]) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[2] === year - 1 && last[5] === quantity) last[2] = year
    else ranges.push([modelId, year, year, engineId, position, quantity, conditions])
  }
  return ranges
}
