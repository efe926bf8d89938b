import type { Patterns } from '../lexicon/patterns.ts'
import { matching } from './matching.ts'
import type { Piece, Years } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

/** Cars of the data are hardly older. */
const FIRST = 1960

/** Model years: 2016, '16, 2015-2019, since 2014, until 2010. Two digits without an apostrophe need a model beside them. */
export function proposeYears(tokens: Tokens, years: Patterns['years'], lastYear: number): Piece[] {
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
    ...matching(tokens, years.following).flatMap(({ at, groups: [all = ''] }) => {
      const each = all.split(/\D+/).map(yearOf)
      const isRow = each.every((year, n) => n === 0 || year === each[n - 1]! + 1)
      return isRow ? one(at, each[0]!, each.at(-1)!, 2) : []
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
