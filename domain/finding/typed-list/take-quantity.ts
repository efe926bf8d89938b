import { formattedQuantity, isFormatted } from './formatted-quantity.ts'
import {
  isAloneInCell,
  isUnclear,
  largeFirst,
  quantityAt,
  quantityBefore,
  type Taken,
  type Word,
} from './typed-line.ts'

const MEASURE = /^(?:mm|cm|m|inch|in|kg|g|l|ml|v|w|a|ah|bar|nm|°c?|%)$/i

/** `isRow`: the line is a row of a table. `isBefore`: it begins with its quantity. */
type Line = { isRow: boolean; isBefore: boolean }

/** The quantity beside a number, and the words that are left. A mere "2" counts next to the number, and as a cell of a row. */
export function takeQuantity(left: Word[], right: Word[], { isRow, isBefore }: Line): Taken {
  const after = quantityAt(right, 0)
  const before = quantityBefore(left, left.length)
  const isAfter = after && (after.isSure || !MEASURE.test(right[after.length]?.text ?? ''))
  const ways = [
    isAfter && { quantity: after.quantity, rest: [...left, ...right.slice(after.length)] },
    before &&
      (before.isSure || isRow || before.length === left.length) && {
        quantity: before.quantity,
        rest: [...left.slice(0, -before.length), ...right],
      },
  ]
  if (isRow && !isAfter && before && !before.isSure && isFormattedBehind(right))
    return { quantity: 0, rest: [...left, ...right.slice(1)], unclear: right[0]!.text }
  const near = (isBefore ? ways.toReversed() : ways).find(Boolean)
  const all = [...left, ...right]
  const found = near || unclearBehind(left, right) || farQuantity(all, left.length, isRow) || largeQuantity(left, right)
  return found || noneOf(left, right, isRow) || formattedQuantity(left, right, isRow) || { quantity: null, rest: all }
}

/** "1⇥NUMBER⇥2,00" may be a position and two pieces, or a piece and its price. */
const isFormattedBehind = (right: Word[]) =>
  right[0] !== undefined && isFormatted(right[0]) && isAloneInCell(right, right[0])

/** The quantity of a row whose header says in which cell it stands. */
export function quantityOfCell(words: Word[], cell: number): Taken {
  const [its, rest] = [words.filter((word) => word.cell === cell), words.filter((word) => word.cell !== cell)]
  const taken = takeQuantity([], its, { isRow: true, isBefore: false })
  return { ...taken, rest: [...rest, ...taken.rest] }
}

/** What is no clear quantity right behind the number. */
function unclearBehind(left: Word[], right: Word[]): Taken | null {
  return isUnclear(right, 0) ? { quantity: 0, rest: [...left, ...right.slice(1)], unclear: right[0]!.text } : null
}

/** A "0" where a quantity would stand: a spreadsheet has a row for what is not wanted, too. */
function noneOf(left: Word[], right: Word[], isRow: boolean): { quantity: 0; rest: Word[] } | null {
  const isZero = (word: Word | undefined) => word?.text === '0'
  const all = [...left, ...right]
  const cell = isRow ? all.findIndex((word) => isZero(word) && isAloneInCell(all, word)) : -1
  if (cell >= 0) return { quantity: 0, rest: all.toSpliced(cell, 1) }
  // Before the number it may be its first sign: "0 986 494 661".
  const isBehind = isZero(right[0]) && !MEASURE.test(right[1]?.text ?? '')
  return isBehind ? { quantity: 0, rest: [...left, ...right.slice(1)] } : null
}

/** A large quantity right behind the number, or alone before it. */
function largeQuantity(left: Word[], right: Word[]): { quantity: number; rest: Word[] } | null {
  const after = largeFirst(right)
  if (after) return { quantity: after, rest: [...left, ...right.slice(1)] }
  const before = left.length === 1 && largeFirst(left)
  return before ? { quantity: before, rest: right } : null
}

/** The quantity that stands apart from its number, first behind it (`middle`), then before. */
function farQuantity(words: Word[], middle: number, isRow: boolean): { quantity: number; rest: Word[] } | null {
  const places = [...words.keys()].map((n) => (n + middle) % words.length)
  for (const at of places) {
    const found = quantityAt(words, at)
    if (found && (found.isSure || (isRow && isAloneInCell(words, words[at]!))))
      return { quantity: found.quantity, rest: words.toSpliced(at, found.length) }
  }
  return null
}
