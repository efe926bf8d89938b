type Line = { name: string; number: string; fit?: { label: string } | null }

/**
 * How a line of an order is named without its row: with its part's number where another line has the same name, and with its car where
 * another one has the same part.
 */
export function nameOfLine(lines: readonly Line[], n: number): string {
  const { name, number, fit } = lines[n]!
  const alike = lines.filter((line) => line.name === name)
  const same = alike.filter((line) => line.number === number)
  return [name, alike.length > same.length && number, same.length > 1 && fit?.label].filter(Boolean).join(', ')
}
