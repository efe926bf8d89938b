/** What separates columns, the likeliest first: between equals the first wins. */
const SEPARATORS = [';', '\t', ',', '|', '~'] as const
const LINES = 50

/** The first lines that are not blank, without the texts in quotes: a separator or line end in there separates nothing. */
const linesOf = (text: string) =>
  text
    .replaceAll(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim())
    .slice(0, LINES)

/** On how many lines it stands as often as on most lines that have it, weighed by how many columns that makes. */
function rate(lines: string[], separator: string): number {
  const times = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(separator).length - 1
    if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
  }
  const [count, agreeing] = [...times].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0]
  return (agreeing / lines.length) * (1 + Math.min(count, 10) / 100)
}

/** The separator of a table's first lines; a comma, if it has one column only. */
export function guessSeparator(text: string): string {
  const lines = linesOf(text)
  if (lines.length === 0) return ','
  const rated = SEPARATORS.map((separator) => ({ separator, rating: rate(lines, separator) }))
  const best = rated.reduce((best, next) => (next.rating > best.rating ? next : best))
  return best.rating > 0 ? best.separator : ','
}
