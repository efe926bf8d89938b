/** The quantile of the times for that share, in their unit. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const cell = (value: string | number) =>
  typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 1 }) : value

/** Prints a table with aligned columns to standard output; numbers are right-aligned. */
export function table(title: string, head: string[], rows: (string | number)[][]): void {
  const cells = [head, ...rows.map((row) => row.map(cell))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  console.log(`\n${title}`)
  for (const [i, row] of cells.entries()) {
    const line = row.map((text, column) =>
      column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!),
    )
    console.log(`  ${line.join('  ')}`)
    if (i === 0) console.log(`  ${widths.map((width) => '─'.repeat(width)).join('  ')}`)
  }
}
