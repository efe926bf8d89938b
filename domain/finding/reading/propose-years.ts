import type { Cues } from './cues.ts'
import { matching } from './matching.ts'
import type { Piece, Years } from './pieces.ts'
import type { Tokens } from './tokens.ts'

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`
/** "2016", "16", "'16", "16'" */
const SHORT = String.raw`(?:${YEAR}|'?\d\d'?)`
const END = String.raw`(?![\p{L}\p{N}]|[.,]\d)`
/** No car of the data is older. */
const FIRST = 1980

/** The patterns of years, in the words of all languages. */
export function yearPatterns({ since, until, to, on, year }: Cues) {
  const lead = String.raw`(?:(?:${year})\s*)?`
  const dash = String.raw`\s*(?:-|/|(?:${to})(?=[\s'\d]))\s*`
  return {
    range: new RegExp(String.raw`(?:(?:${since})\s+)?${lead}('?\d\d'?|${YEAR})${dash}(${SHORT})${END}`, 'uy'),
    since: new RegExp(
      String.raw`(?:(?:${since})\s+${lead}(${YEAR})${END}|(${YEAR})(?:\s*[+]|\s*-(?!\s*[\p{L}\p{N}])|\s+(?:${on})\b))`,
      'uy',
    ),
    until: new RegExp(String.raw`(?:${until})\s+${lead}(${YEAR})${END}`, 'uy'),
    whole: new RegExp(String.raw`${lead}(${YEAR})${END}`, 'uy'),
    marked: new RegExp(String.raw`(?:'(\d\d)|(\d\d)'|(?:${year})\s*'?(\d\d))${END}`, 'uy'),
    bare: new RegExp(String.raw`(\d\d)${END}`, 'uy'),
  }
}

/** Model years: 2016, '16, 2015-2019, since 2014, until 2010. Two digits without an apostrophe need a model beside them. */
export function proposeYears(tokens: Tokens, years: ReturnType<typeof yearPatterns>, lastYear: number): Piece[] {
  const yearOf = (typed: string) => {
    const digits = typed.replace(/\D/g, '')
    if (digits.length === 4) return Number(digits)
    return Number(digits) + (Number(digits) > (lastYear + 1) % 100 ? 1900 : 2000)
  }
  const piece = (at: Piece['at'], years: Years, score: number): Piece => ({ kind: 'year', at, years, score })
  return [
    ...matching(tokens, years.range).flatMap(({ at, groups: [from = '', to = ''] }) => {
      const range = { from: yearOf(from), to: yearOf(to) }
      const isWhole = /\d{4}/.test(from) || (from + to).includes("'")
      return range.from <= range.to && range.to <= lastYear + 1 ? [piece(at, range, isWhole ? 4.2 : 1.5)] : []
    }),
    ...matching(tokens, years.since).map(({ at, groups: [a, b] }) =>
      piece(at, { from: yearOf((a ?? b)!), to: Math.max(lastYear, yearOf((a ?? b)!)) }, 4),
    ),
    ...matching(tokens, years.until).map(({ at, groups: [to] }) => piece(at, { from: FIRST, to: yearOf(to!) }, 4)),
    ...matching(tokens, years.whole).map(({ at, groups: [one] }) =>
      piece(at, { from: yearOf(one!), to: yearOf(one!) }, 2 * (at[1] - at[0])),
    ),
    ...matching(tokens, years.marked).map(({ at, groups }) => {
      const year = yearOf(groups.find((one) => one !== undefined)!)
      return piece(at, { from: year, to: year }, 2)
    }),
    ...matching(tokens, years.bare).flatMap(({ at, groups: [typed = ''] }) => {
      const year = yearOf(typed)
      return year <= lastYear + 1 ? [piece(at, { from: year, to: year }, 1.2)] : []
    }),
  ]
}
