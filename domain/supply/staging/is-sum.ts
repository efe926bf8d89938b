/** What lists write where others have the number of a part, in a row that adds up those above it. */
const SUM =
  /^(?:(?:grand |sub[- ]?)?totals?|(?:sous[- ]|sub[- ]?)?total(?: g[eé]n[eé]ral)?|(?:zwischen|end|gesamt)?summe|gesamt(?:betrag)?|totale|subtotale|totaal|subtotaal|totalt|summa|suma|razem|celkem|итого|всего)\s*:?$/i

/** Whether a cell in place of a part's number says that its row is a sum. */
export const isSum = (cell: string): boolean => SUM.test(cell.trim())
