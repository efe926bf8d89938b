const SHORT = 10

/** A shop's name as it stands in the bar: a long one breaks at that space where its two lines are most alike. */
export function linesOfName(name: string): string[] {
  if (name.length <= SHORT) return [name]
  const breaks = [...name.matchAll(/\s+/g)].map((at) => [name.slice(0, at.index), name.slice(at.index + at[0].length)])
  return breaks.toSorted((a, b) => longestOf(a) - longestOf(b))[0] ?? [name]
}

/** How many letters the longest line has. */
export const longestOf = (lines: string[]): number => Math.max(...lines.map((line) => line.length))
