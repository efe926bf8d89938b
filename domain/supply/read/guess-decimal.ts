const POINT = /^[-+]?\d{1,3}(,\d{3})*\.\d+$|^[-+]?\d+\.\d+$/
const COMMA = /^[-+]?\d{1,3}([. ]\d{3})*,\d+$|^[-+]?\d+,\d+$/
/** "1.234" and "1,234" can be either. */
const EITHER = /^[-+]?\d{1,3}[.,]\d{3}$/

/** Within one column "0.350" tells what "1.500" is. */
const BELOW_ONE = /^[-+]?0[.,]\d{3}$/

/** The decimal sign that most numbers among these cells have; undefined if none tells. `isColumn`: they are those of one column. */
export function guessDecimal(cells: Iterable<string>, isColumn = false): '.' | ',' | undefined {
  const seen = { '.': 0, ',': 0 }
  for (const cell of cells) {
    const number = cell.replaceAll(/[\s€$£%]|[A-Z]{3}$/g, '')
    if (EITHER.test(number) && !(isColumn && BELOW_ONE.test(number))) continue
    if (POINT.test(number)) seen['.']++
    else if (COMMA.test(number)) seen[',']++
  }
  if (seen['.'] === seen[',']) return undefined
  return seen['.'] > seen[','] ? '.' : ','
}
