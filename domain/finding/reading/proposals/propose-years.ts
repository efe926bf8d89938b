import type { Cues } from '../lexicon/cues.ts'
import { matching } from './matching.ts'
import type { Piece, Years } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`
/** "2016", "16", "'16", "16'" */
const SHORT = String.raw`(?:${YEAR}|'?\d\d'?)`
const END = String.raw`(?![\p{L}\p{N}]|[.,]\d)`
/** Cars of the data are hardly older. */
const FIRST = 1960

/** The patterns of years, in the words of all languages. */
export function yearPatterns({ since, after, until, before, between, to, joins, on, year }: Cues) {
  const lead = String.raw`(?:(?:${year})\s*)?`
  const dash = String.raw`\s*(?:-|/|(?:${to})(?=[\s'\d]))\s*`
  return {
    range: new RegExp(
      String.raw`(?:(?:${since}|${between})\s+)?${lead}('?\d\d'?|${YEAR})${dash}(${SHORT})${END}`,
      'uy',
    ),
    since: new RegExp(
      String.raw`(?:(?:${since})\s+${lead}(${YEAR})${END}|(${YEAR})(?:\s*[+]|\s*-(?!\s*[\p{L}\p{N}])|(?:\s+|\s*-\s*)(?:${on})\b))`,
      'uy',
    ),
    after: new RegExp(String.raw`(?:${after})[\s-]+${lead}(${YEAR})${END}`, 'uy'),
    until: new RegExp(String.raw`(?:${until})\s+${lead}(${YEAR})${END}`, 'uy'),
    before: new RegExp(String.raw`(?:${before})[\s-]+${lead}(${YEAR})${END}`, 'uy'),
    several: new RegExp(String.raw`(${YEAR}(?:\s*,\s*${YEAR})*\s*(?:,|${joins})\s*${YEAR})${END}`, 'uy'),
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
  const { atoms } = tokens
  const one = (at: Piece['at'], from: number, to: number, sure: number): Piece => {
    const words = 1 + atoms.slice(at[0] + 1, at[1]).filter(({ glue }) => glue !== '').length
    return { kind: 'year', at, years: { from: Math.min(from, to), to: Math.max(from, to) }, score: sure * words }
  }
  const yearIn = (groups: (string | undefined)[]) => yearOf(groups.find((group) => group !== undefined)!)
  const isKnown = ({ kind, years }: Piece & { years?: Years }) =>
    kind === 'year' && years.from >= FIRST && years.from <= lastYear + 1
  return [
    ...matching(tokens, years.range).flatMap(({ at, groups: [from = '', to = ''] }) => {
      // Two figures that fall are two sizes: "wipers 24/18".
      if (/^\d\d$/.test(from) && yearOf(to) < yearOf(from)) return []
      const isSure = /\d{4}/.test(from) || (from + to).includes("'")
      return one(at, yearOf(from), yearOf(to), isSure ? 2.1 : 0.8)
    }),
    ...matching(tokens, years.several).map(({ at, groups: [all = ''] }) => {
      const each = (all.match(/\d{4}/g) ?? []).map(Number)
      return one(at, Math.min(...each), Math.max(...each), 2)
    }),
    ...matching(tokens, years.since).map(({ at, groups }) => one(at, yearIn(groups), lastYear, 2.05)),
    ...matching(tokens, years.after).map(({ at, groups }) => one(at, yearIn(groups) + 1, lastYear, 1.9)),
    ...matching(tokens, years.until).map(({ at, groups }) => one(at, FIRST, yearIn(groups), 1.9)),
    ...matching(tokens, years.before).map(({ at, groups }) => one(at, FIRST, yearIn(groups) - 1, 1.9)),
    ...matching(tokens, years.whole).map(({ at, groups }) => one(at, yearIn(groups), yearIn(groups), 2)),
    ...matching(tokens, years.marked).map(({ at, groups }) => one(at, yearIn(groups), yearIn(groups), 2)),
    ...matching(tokens, years.bare).map(({ at, groups }) => one(at, yearIn(groups), yearIn(groups), 1.2)),
  ].filter(isKnown)
}
