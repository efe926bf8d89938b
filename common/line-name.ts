type Line = { name: string; number: string; fit?: { label: string } | null }

/** How a line of an order is named without its row: with its car where another line has the same part. */
export function nameOfLine(lines: readonly Line[], n: number): string {
  const { name, number, fit } = lines[n]!
  const isAlone = lines.filter((line) => line.number === number && line.name === name).length === 1
  return isAlone || !fit ? name : `${name}, ${fit.label}`
}
