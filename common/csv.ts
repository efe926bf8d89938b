/** Characters at the start of a cell that make a spreadsheet read it as a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** A cell of a CSV file (RFC 4180). A leading quote makes a formula text, so that no spreadsheet executes it. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvRow = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`
