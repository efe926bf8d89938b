import type { Patterns } from '../lexicon/patterns.ts'
import { matching } from './matching.ts'
import type { Piece } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

const amountOf = (typed: string): number => Number(typed.replace(',', '.'))

/**
 * Prices as they were written: "under $40", "between 20 and 40 euros", "$40"; "cheap" has neither end. To the cent it is what a
 * pasted offer asks elsewhere, and no limit: "$39.99".
 */
export function proposePrices(tokens: Tokens, prices: Patterns['prices']): Piece[] {
  const { words, atoms } = tokens
  const piece = (at: Piece['at'], min: number | null, max: number | null, sure: number): Piece => {
    const typed = new Set(atoms.slice(...at).map(({ word }) => word)).size
    return { kind: 'price', at, min, max, score: sure * Math.min(typed, words.length) }
  }
  const said = (groups: (string | undefined)[]) => groups.flatMap((one) => one ?? []).map(amountOf)
  return [
    ...matching(tokens, prices.between).map(({ at, groups }) => {
      const [min = 0, max = 0] = said(groups)
      return piece(at, Math.min(min, max), Math.max(min, max), 2.1)
    }),
    ...matching(tokens, prices.range).map(({ at, groups }) => {
      const [min = 0, max = 0] = said(groups)
      return piece(at, Math.min(min, max), Math.max(min, max), 2)
    }),
    ...matching(tokens, prices.under).map(({ at, groups: [before, amount = '', after] }) =>
      piece(at, null, amountOf(amount), before || after ? 2.2 : 1.4),
    ),
    ...matching(tokens, prices.over).map(({ at, groups: [before, amount = '', after] }) =>
      piece(at, amountOf(amount), null, before || after ? 2.2 : 1.4),
    ),
    ...matching(tokens, prices.marked).map(({ at, groups: [before, after, less] }): Piece => {
      const limit = piece(at, null, amountOf(before ?? after!), 2)
      const isOffered = less === undefined && /[.,]\d\d$/.test(before ?? after!)
      return isOffered ? { kind: 'filler', at, score: limit.score } : limit
    }),
    ...matching(tokens, prices.cheap).map(({ at }) => piece(at, null, null, 2)),
  ]
}
