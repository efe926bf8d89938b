import { normalNumber } from '#domain/catalogue'
import { isLabel, isShortNumber } from '../reading/number-label.ts'
import { ownColumns, quantityColumn, withoutPositions } from './columns.ts'
import { guessSpans, readingsOf } from './guess-numbers.ts'
import { isHeader } from './header.ts'
import { quantityOfCell, takeQuantity } from './take-quantity.ts'
import { quantityBefore, type Reading, type Span, textOf, type TypedLine, typedLines, type Word } from './typed-line.ts'

/**
 * A line of an order. What no part has may be read in several ways, the likeliest first. `unclear`: what stands for its quantity,
 * though nobody can order so many, or it may be two quantities: "-2", "1.000". Then its quantity is 0.
 */
export type ReadLine = { typed: string; readings: readonly [Reading, ...Reading[]]; note: string; unclear?: string }

/** People write a number in six groups at most: "34 11 6 790 000". */
const MOST_GROUPS = 6
const NOTE_MAX = 200

const numberOf = (words: readonly Word[], { from, to }: Span) => textOf(words.slice(from, to))

/** All that may be a number in a line: words next to each other in one cell, with a digit, four characters or more. */
function spansOf({ words }: TypedLine): Span[] {
  return words.flatMap((word, from) =>
    Array.from({ length: MOST_GROUPS }, (_, n) => ({ from, to: from + n + 1 })).filter((span) => {
      const last = words[span.to - 1]
      if (last?.cell !== word.cell || ![word, last].every(({ text }) => normalNumber(text))) return false
      const number = numberOf(words, span)
      return isShortNumber(number) || /^(?=.*\d)[A-Z\d]{4,25}$/.test(normalNumber(number))
    }),
  )
}

/** All that may be a number in a pasted list, normalized, for the catalogue to say which it knows. */
export const numbersIn = (text: string): string[] => [
  ...new Set(typedLines(text).flatMap((line) => spansOf(line).map((span) => normalNumber(numberOf(line.words, span))))),
]

/**
 * A pasted list as lines of an order: number, quantity before or after it, and the rest as a note. `known` are the
 * normalized numbers that the catalogue has; they decide where a number begins and ends ("34 11 6 790 000 2"), and that a
 * line holds several; a header says where the quantity stands, and what is no note. `isMaker`: which text is a
 * maker's name, and no note. `setAside`: lines without anything like a number, but no headers.
 */
export function readLines(
  text: string,
  known: ReadonlySet<string>,
  isMaker: (text: string) => boolean = () => false,
): { lines: ReadLine[]; setAside: string[] } {
  const { headers = [], written = [] } = Object.groupBy(typedLines(text), (line) =>
    isHeader(line) ? 'headers' : 'written',
  )
  const said = { column: quantityColumn(headers), own: ownColumns(headers), isMaker }
  const read = withoutPositions(written).map((line) => ({
    typed: line.typed,
    lines: readLine(line, known, said),
  }))
  return {
    lines: read.flatMap(({ lines }) => lines),
    setAside: read.filter(({ lines }) => lines.length === 0).map(({ typed }) => typed),
  }
}

/** As a header says it: the cell of the quantity (`column`), and those that are no note (`own`). */
type Said = { column: number | null; own: ReadonlySet<number>; isMaker: (text: string) => boolean }

function readLine(line: TypedLine, known: ReadonlySet<string>, { column, own, isMaker }: Said): ReadLine[] {
  const { words, typed } = line
  const sure = knownSpans(line, known)
  const spans = [...sure, ...guessSpans(line, sure)].toSorted((a, b) => a.from - b.from)
  const [first] = spans
  if (!first) return []
  const isBefore = !line.isRow && first.from > 0 && quantityBefore(words, first.from)?.length === first.from
  return spans.map((span, n) => {
    const from = n === 0 ? 0 : isBefore ? spans[n - 1]!.to : span.from
    const to = n === spans.length - 1 ? words.length : isBefore ? span.to : spans[n + 1]!.from
    const [left, right] = [words.slice(from, span.from), words.slice(span.to, to)]
    const isTold = line.isRow && column !== null && column < line.cells && column !== words[span.from]!.cell
    const { quantity, rest, unclear } = isTold
      ? quantityOfCell([...left, ...right], column)
      : takeQuantity(left, right, { isRow: line.isRow, isBefore })
    const number = numberOf(words, span)
    const readings = sure.includes(span) ? ([{ number, quantity }] as const) : readingsOf(words, span, quantity)
    const said = rest.filter(({ cell }) => !line.isRow || !own.has(cell))
    return { typed, readings, note: noteOf(withoutMakers(said, left, isMaker)), ...(unclear && { unclear }) }
  })
}

/** The known numbers of a line from left to right, each as long as it can be; of a row only the first. */
function knownSpans(line: TypedLine, known: ReadonlySet<string>): Span[] {
  const found: Span[] = []
  const spans = spansOf(line).toSorted((a, b) => a.from - b.from || b.to - a.to)
  for (const span of spans) {
    const isFree = span.from >= (found.at(-1)?.to ?? 0)
    if (isFree && known.has(normalNumber(numberOf(line.words, span)))) found.push(span)
  }
  return line.isRow ? found.slice(0, 1) : found
}

/** What is left of a line without the maker's name before its number, or alone in a cell of a row. */
function withoutMakers(rest: Word[], left: Word[], isMaker: Said['isMaker']): Word[] {
  const groups = Object.values(Object.groupBy(rest, (word) => `${word.cell} ${left.includes(word)}`))
  const isName = (words: Word[]) => isMaker(textOf(words.filter(({ text }) => !isLabel(text))))
  return groups.flatMap((words = []) => (isName(words) ? [] : words))
}

function noteOf(words: Word[]): string {
  const said = words.filter(({ text }) => !isLabel(text))
  return said
    .map(({ raw, cell }, n) => (n > 0 && cell !== said[n - 1]!.cell ? `, ${raw}` : ` ${raw}`))
    .join('')
    .trim()
    .slice(0, NOTE_MAX)
}
