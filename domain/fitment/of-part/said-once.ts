/** A line of a part's list of cars, wherever it comes from. */
type Years = { yearFrom: number; yearTo: number }

/**
 * Lines of several sources as people read them: those of one case (`caseOf`: all but the years) whose years overlap become one. The
 * lines of a case come in the order of their first years.
 */
export function saidOnce<Line extends Years>(lines: readonly Line[], caseOf: (line: Line) => string): Line[] {
  const lastOf = new Map<string, number>()
  const once: Line[] = []
  for (const line of lines) {
    const key = caseOf(line)
    const at = lastOf.get(key) ?? -1
    const last = once[at]
    if (last && line.yearFrom <= last.yearTo) once[at] = { ...last, yearTo: Math.max(last.yearTo, line.yearTo) }
    else lastOf.set(key, once.push(line) - 1)
  }
  return once
}
