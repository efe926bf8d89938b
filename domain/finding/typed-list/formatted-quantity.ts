import { isAloneInCell, isUnclear, type Taken, type Word } from './typed-line.ts'

/** "2,00", "2.0", "+2": as spreadsheets write two pieces. */
const FORMATTED = /^\+?([1-9]\d{0,2})(?:[.,]00?)?$/

/** Whether a word is a quantity of up to three digits as a spreadsheet formats it. */
export const isFormatted = ({ text }: Word): boolean => FORMATTED.test(text)
/** Nobody can order 2.5 pieces. With two decimals it is a price: "12,50". */
const FRACTION = /^\d{1,2}[.,][1-9]$/

/**
 * How many pieces where no plain quantity stands: what a spreadsheet has formatted so, alone in its cell, or right behind
 * the number. Of two such one may be a price, so it is unclear.
 */
export function formattedQuantity(left: readonly Word[], right: readonly Word[], isRow: boolean): Taken | null {
  const all = [...left, ...right]
  const isLast = right.length > 0 && right[1]?.cell !== right[0]!.cell
  const alone = isRow ? all.filter((word) => isAloneInCell(all, word)) : isLast ? right.slice(0, 1) : []
  const without = (word: Word) => all.filter((one) => one !== word)
  const formatted = alone.filter(isFormatted)
  const [first] = formatted
  if (first && formatted.length === 1) return { quantity: Number(FORMATTED.exec(first.text)![1]), rest: without(first) }
  const unclear =
    first ?? alone.find((word) => FRACTION.test(word.text) || (isRow && isUnclear(all, all.indexOf(word))))
  return unclear ? { quantity: 0, rest: without(unclear), unclear: unclear.text } : null
}
