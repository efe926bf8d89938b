import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { canBeNumber } from '../numbers/find-numbers.ts'
import { suggestBegunNames } from './suggest-begun-names.ts'
import { shopLexicon } from '../reading/lexicon/shop-lexicon.ts'
import { withoutMaker } from '../reading/without-maker.ts'
import { phraseOf } from '../stem.ts'
import type { SaidSuggestion } from '../phrased.ts'
import { suggestNames } from './suggest-names.ts'
import { suggestNumbers } from './suggest-numbers.ts'
import { suggestRead } from './suggest-read.ts'

const MOST = 8

/** Whether it is several models by one name, which only its words say: "BMW 3 Series" goes before each of them. */
const isGroup = ({ kind, href }: SaidSuggestion) =>
  kind === 'vehicle' && new URLSearchParams(href.slice(href.indexOf('?'))).has('q')

/**
 * Suggestions for an unfinished search: parts by the prefix of a number, names, sizes and pages by their beginnings, and how a
 * search would read the words. At most eight, the likeliest first. None below two letters.
 */
export async function suggest(ctx: Ctx, text: string): Promise<SaidSuggestion[]> {
  const phrase = phraseOf(text)
  if (normalNumber(text).length < 2 && phrase.length < 2) return []
  const number = withoutMaker(text, await shopLexicon(ctx))
  const [numbers, begun, names, read] = await Promise.all([
    canBeNumber(number) ? suggestNumbers(ctx, number) : [],
    suggestBegunNames(ctx, text),
    suggestNames(ctx, phrase),
    suggestRead(ctx, text),
  ])
  // "205/5" rather begins a size, though numbers have these digits too.
  const isSize = /\d[/x]/i.test(text) && begun.length > 0
  const seen = new Set<string>()
  const groups = read.filter(isGroup)
  return [...(isSize ? [] : numbers), ...groups, ...begun, ...names, ...read, ...(isSize ? numbers : [])]
    .filter(({ href }) => !seen.has(href) && seen.add(href))
    .slice(0, MOST)
}
