import { normalNumber } from '#domain/catalogue'
import { isLabel, isShortNumber } from '../reading/number-label.ts'
import { quantityAt, type Reading, type Span, textOf, type TypedLine, type Word } from './typed-line.ts'

const lengthOf = (words: readonly Word[]) => normalNumber(textOf(words)).length

/** What may stand in a number: it has a digit, or is the letters before or after some. */
const mayBePiece = ({ text }: Word) => /\d/.test(text) || (/^[A-Z]{1,3}$/.test(text) && !isLabel(text))
/** A word that is most of a number by itself. */
const isStrong = ({ text }: Word) => {
  const norm = normalNumber(text)
  return norm.length >= 6 && (/^(?=.*[A-Z])(?=.*\d)/.test(norm) || /\d[-./]\w/.test(text) || /^\d{7,}$/.test(norm))
}

/**
 * What looks like a number in a line, though no part has it: of a row the longest, of other lines all that are strong, or
 * else the longest. Beside known numbers (`sure`) only what is strong: a note may have a measure.
 */
export function guessSpans(line: TypedLine, sure: readonly Span[]): Span[] {
  const { words, isRow } = line
  if (isRow && sure.length > 0) return []
  const runs = runsOf(words, sure)
  const strong = runs.filter(({ from, to }) => words.slice(from, to).some(isStrong))
  if (sure.length > 0 || (!isRow && strong.length > 0)) return strong
  const longest = (strong.length > 0 ? strong : runs).toSorted((a, b) => spanLength(words, b) - spanLength(words, a))
  return longest.slice(0, 1)
}

const spanLength = (words: readonly Word[], { from, to }: Span) => lengthOf(words.slice(from, to))

/** The longest stretches of words that may be one number. */
function runsOf(words: readonly Word[], sure: readonly Span[]): Span[] {
  const runs: Span[] = []
  let from = 0
  const end = (to: number, next: number) => {
    const run = words.slice(from, to)
    const norm = normalNumber(textOf(run))
    const isNumber = /\d/.test(norm) && norm.length <= 25 && (norm.length > 4 || /^(?=.*[A-Z]).{4}$/.test(norm))
    if (isNumber || isShortNumber(textOf(run))) runs.push({ from, to })
    from = next
  }
  for (let at = 0; at < words.length; at++) {
    const known = sure.find((span) => span.from === at)
    const quantity = quantityAt(words, at)
    const isQuantity = quantity && (quantity.isSure || sure.some((span) => span.to === at))
    const stop = known ? known.to : isQuantity ? at + quantity.length : mayBePiece(words[at]!) ? at : at + 1
    const run = words.slice(from, at)
    const isNext = run.length > 0 && (run[0]!.cell !== words[at]!.cell || (isStrong(words[at]!) && run.some(isStrong)))
    if (stop > at || isNext) end(at, stop)
    at = Math.max(at, stop - 1)
  }
  end(words.length, words.length)
  return runs
}

const asQuantity = (word: Word | undefined) => (word && /^[1-9]\d?$/.test(word.text) ? Number(word.text) : null)

/** A guessed number as it may be meant: its first or last group may be a quantity ("SH/99999/L 2"). The likeliest first. */
export function readingsOf(words: readonly Word[], { from, to }: Span, quantity: number | null) {
  const run = words.slice(from, to)
  const whole: Reading = { number: textOf(run), quantity }
  const [first, last] = run.length > 1 ? [asQuantity(run[0]), asQuantity(run.at(-1))] : [null, null]
  const withoutLast = last !== null && quantity === null && { number: textOf(run.slice(0, -1)), quantity: last }
  const withoutFirst = first !== null && quantity === null && { number: textOf(run.slice(1)), quantity: first }
  const before = run.at(-2)?.text ?? ''
  const ways = [
    withoutLast && (/\p{L}/u.test(before) || before.length > 3) && withoutLast,
    withoutFirst && lengthOf(run.slice(1, 2)) > 4 && withoutFirst,
    whole,
    withoutLast,
    withoutFirst,
  ].filter((way) => way !== false)
  return [...new Set(ways)] as [Reading, ...Reading[]]
}
