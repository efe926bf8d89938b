import { BETWEEN_NUMBERS } from '../reading/between-numbers.ts'

/** A word of a typed line: as typed, without the punctuation around it, and in which cell of a spreadsheet's row. */
export type Word = { raw: string; text: string; cell: number }
/** `isRow`: a row of a spreadsheet, which is one line of an order however many numbers stand in it. */
export type TypedLine = { typed: string; words: Word[]; cells: number; isRow: boolean }
/** The words `from` to `to` of a line. */
export type Span = { from: number; to: number }
/** A number, and how many pieces; null: nobody said. */
export type Reading = { number: string; quantity: number | null }

const BETWEEN_WORDS = new RegExp(String.raw`[\s:#]+|${BETWEEN_NUMBERS}`, 'i')

/** Words as one text, a space between them. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const BULLET = /^\s*(?:[-–—•*>]+|\d{1,3}[.)])\s+/
/** A comma or semicolon between cells; not the one of "12,50" or "2,5", nor that of "1,000". */
const SEPARATOR = /;|(?!(?<=(?:^|[\s;$€£])\d{1,4}),\d\d(?:\D|$)|(?<=\s\d{1,2}),\d(?:\s|$)|(?<=[\s;]\d{1,3}),\d{3}$),/
const WHOLE = /^[1-9]\d{0,2}$/

/** A cell in quotes, as spreadsheets write one that holds a separator or a quote. */
const QUOTED = /(?<=^|[,;|\t] ?)"(?:[^"]|"")*"(?= ?(?:[,;|\t]|$))/g
/** What stands for a separator within quotes while a line is cut: characters that nobody types. */
const [SEPARATORS, HIDDEN] = [',;|\t', '\uE000\uE001\uE002\uE003']
const hidden = (quoted: string) => quoted.replace(/[,;|\t]/g, (sign) => HIDDEN[SEPARATORS.indexOf(sign)]!)
const shown = (cell: string) => cell.replace(/[\uE000-\uE003]/g, (sign) => SEPARATORS[HIDDEN.indexOf(sign)]!)

/** The lines of a pasted list, without empty ones and without bullets. Full-width characters become plain ones. */
export const typedLines = (text: string): TypedLine[] =>
  text
    .normalize('NFKC')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map(typedLine)

function typedLine(line: string): TypedLine {
  const plain = line.replace(BULLET, '').replace(QUOTED, hidden)
  const isTable = /[\t|]/.test(plain)
  const cells = plain.split(isTable ? /[\t|]/ : plain.includes(';') ? /;/ : SEPARATOR).map(unquoted)
  const words = cells.flatMap((text, cell) => wordsOf(text).map((word) => ({ ...word, cell })))
  return {
    typed: line.trim(),
    words,
    cells: cells.length,
    isRow: isTable || (cells.length > 1 && cells.some((cell) => cell === '0' || WHOLE.test(cell))),
  }
}

const unquoted = (cell: string) =>
  shown(cell)
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')

/** What is around a word. Without the look behind, each character of a long row inside a word would be tried as the first. */
const AROUND = /^[("'“[]+|(?<![)"'”\],.])[)"'”\],.]+$/g

const wordsOf = (cell: string) =>
  cell
    .split(BETWEEN_WORDS)
    .map((raw) => ({ raw, text: raw.replace(AROUND, '') }))
    .filter(({ text }) => /[^\p{P}\s]/u.test(text))

const UNIT = 'x|×|pcs?|pieces?|stk|stck|st|stück|ea|each|off|units?|uds?|unidad(?:es)?|piezas?|mal'
const UNITS = new RegExp(`^(?:${UNIT})$`, 'i')
const BEFORE = /^(?:x|×|qty|quantity|menge|anzahl|cantidad|cant)$/i
/** What says itself that it is a quantity may be a large one, with a dot between the thousands. */
const LARGE = '[1-9]\\d{0,2}(?:\\.?\\d{3})?'
const COUNT = new RegExp(`^(?:${LARGE})$`)
const WITH_UNIT = new RegExp(`^(${LARGE})(?:${UNIT})$`, 'i')
const WITH_SIGN = new RegExp(`^[x×](${LARGE})$`, 'i')
const countOf = (text: string) => Number(text.replace('.', ''))

/** A quantity in words `at` to `at + length`. `isSure`: it says so itself: "2x", "qty 2", "2 pcs"; not a mere "2". */
type Quantity = { quantity: number; length: number; isSure: boolean }

/** The quantity that begins at a word, a mere number only up to 999; null where none does. */
export function quantityAt(words: readonly Word[], at: number): Quantity | null {
  const [text = '', next = ''] = [words[at]?.text, words[at + 1]?.text]
  const [, attached] = WITH_UNIT.exec(text) ?? WITH_SIGN.exec(text) ?? []
  if (attached) return { quantity: countOf(attached), length: 1, isSure: true }
  if (BEFORE.test(text) && COUNT.test(next)) {
    const length = UNITS.test(words[at + 2]?.text ?? '') ? 3 : 2
    return { quantity: countOf(next), length, isSure: true }
  }
  if (COUNT.test(text) && UNITS.test(next)) return { quantity: countOf(text), length: 2, isSure: true }
  return WHOLE.test(text) ? { quantity: Number(text), length: 1, isSure: false } : null
}

/** A first word that is a mere number above 999, and all there is in its cell or line; in front of more words it is a year. */
export function largeFirst([word, next]: readonly Word[]): number | null {
  return word && /^[1-9]\d{3,5}$/.test(word.text) && next?.cell !== word.cell ? Number(word.text) : null
}

/**
 * Whether a word stands for a quantity that nobody can tell: fewer than none ("-2"), or one or a thousand ("1.000"), at the end of
 * its cell.
 */
export function isUnclear(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  return word !== undefined && next?.cell !== word.cell && /^(?:[-−–]\d{1,6}|\d{1,3}[.,]\d{3})$/.test(word.text)
}

/** The quantity that ends before a word; the longest. */
export function quantityBefore(words: readonly Word[], end: number): Quantity | null {
  for (const length of [3, 2, 1]) {
    const found = end >= length ? quantityAt(words, end - length) : null
    if (found?.length === length) return found
  }
  return null
}

/** The quantity of a line, and its other words; what is `unclear` counts as none. */
export type Taken = { quantity: number | null; rest: Word[]; unclear?: string }

/** Whether a word is all that its cell says. */
export const isAloneInCell = (words: readonly Word[], { cell }: Word): boolean =>
  words.filter((one) => one.cell === cell).length === 1
