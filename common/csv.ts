/** Signs at the beginning of a cell that a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** A cell of a CSV file (RFC 4180) which no spreadsheet executes: a formula is kept as text by a leading quote. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvRow = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`
