/** What lists write in a row that adds up those above it. */
const SUM =
  /^(?:(?:grand |sub[- ]?)?totals?|(?:sous[- ]|sub[- ]?)?total(?: g[eé]n[eé]ral)?|(?:zwischen|end|gesamt)?summe|gesamt(?:betrag)?|totale|subtotale|totaal|subtotaal|totalt|summa|suma|razem|celkem|итого|всего)\s*:?$/i

/** An amount or a count, with a currency perhaps. */
const FIGURE = /^\D{0,4}\d[\d.,' \u00a0\u202f]*\D{0,4}$/

/**
 * Whether a row adds up those above it: a cell says so in place of the part's number, or in a row without a number that is half empty
 * or has nothing but figures beside it. "Total" is a brand of oil, too: a row of it that names an oil and lacks its number waits as any
 * other.
 */
export function isSum(row: readonly string[], number: string): boolean {
  const filled = row.filter(Boolean)
  const isBare = filled.length * 2 <= row.length || filled.every((cell) => saysSum(cell) || FIGURE.test(cell.trim()))
  return saysSum(number) || (number === '' && isBare && filled.some(saysSum))
}

const saysSum = (cell: string): boolean => SUM.test(cell.trim())
