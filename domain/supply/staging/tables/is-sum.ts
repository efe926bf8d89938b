/** What lists write in a row that adds up those above it. */
const SUM =
  /^(?:(?:grand |sub[- ]?)?totals?|(?:sous[- ]|sub[- ]?)?total(?: g[eé]n[eé]ral)?|(?:zwischen|end|gesamt)?summe|gesamt(?:betrag)?|totale|subtotale|totaal|subtotaal|totalt|summa|suma|razem|celkem|итого|всего)\s*:?$/i

/**
 * Whether a row adds up those above it: a cell says so in place of the part's number, or in a row without a number that is half empty.
 * "Total" is a brand of oil, too: a full row of it that lacks its number waits as any other.
 */
export function isSum(row: readonly string[], number: string): boolean {
  const isBare = number === '' && row.filter(Boolean).length * 2 <= row.length
  return (isBare ? row : [number]).some((cell) => SUM.test(cell.trim()))
}
