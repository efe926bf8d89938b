/** Characters at the start of a cell that make a spreadsheet read it as a formula, also behind quotes that stand before it. */
const FORMULA = /^'*\s*[=+\-@\t\r]/
const GUARDED = /^'+\s*[=+\-@\t\r]/
/** The same further on in a cell: a spreadsheet that parts cells at another separator, or loses a quotation mark by it, begins one there. */
const FORMULAS_WITHIN = /([,;\t\r\n]\s*)('*\s*[=+\-@])/g
const GUARDED_WITHIN = /([,;\t\r\n]\s*)'('*\s*[=+\-@])/g

type Cell = string | number | null

/**
 * A cell of a CSV file (RFC 4180). A leading quote makes a formula text, so that no spreadsheet executes it; `unguarded`
 * takes it off again.
 */
function csvCell(value: Cell, separator: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const inner = value.replace(FORMULAS_WITHIN, "$1'$2")
  const text = FORMULA.test(value) ? `'${inner}` : inner
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a cell said before `csvCell` guarded it. */
export const unguarded = (text: string): string =>
  (GUARDED.test(text) ? text.slice(1) : text).replace(GUARDED_WITHIN, '$1$2')

export const csvRow = (cells: readonly Cell[], separator = ',') =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
