type Cells = readonly (string | number | null | undefined)[]

const cellOf = (value: Cells[number], separator: string): string => {
  const text = String(value ?? '')
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A list in pieces, a row each. */
export function* csvPieces(rows: Iterable<Cells>, { separator = ',', end = '\r\n' } = {}): Generator<string> {
  for (const row of rows) yield row.map((value) => cellOf(value, separator)).join(separator) + end
}

/** A list as a text; the first row names the columns. */
export const csvFile = (rows: Iterable<Cells>, options: { separator?: string; end?: string } = {}): string =>
  [...csvPieces(rows, options)].join('')
