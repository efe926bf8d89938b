/** Characters at the start of a cell that make a spreadsheet read it as a formula, also behind quotes that stand before it. */
const FORMULA = /^'*\s*[=+\-@\t\r]/
const GUARDED = /^'+\s*[=+\-@\t\r]/

type Cell = string | number | null

/**
 * A cell of a CSV file (RFC 4180). A leading quote makes a formula text, so that no spreadsheet executes it; `unguarded`
 * takes it off again.
 */
function csvCell(value: Cell, separator: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a cell said before `csvCell` guarded it. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)

export const csvRow = (cells: readonly Cell[], separator = ',') =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
