import { phrase } from '#common/phrase'
import { catalogueTaxonomy, type Taxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { SaidSuggestion } from '../phrased.ts'
import type { Lexicon } from '../reading/lexicon/lexicon.ts'
import { begunBy } from '../reading/lexicon/names-begun.ts'
import { shopLexicon } from '../reading/lexicon/shop-lexicon.ts'
import { squashed } from '../reading/tokens.ts'
import { suggestSymptoms } from './suggest-symptoms.ts'

const LEAST = 3
const MOST = 3

/** What the words begin in any language: names of part types, sizes and grades that parts have, and pages that answer. */
export async function suggestBegunNames(ctx: Ctx, text: string): Promise<SaidSuggestion[]> {
  const [taxonomy, lexicon] = await Promise.all([catalogueTaxonomy(ctx), shopLexicon(ctx)])
  const typed = squashed(text)
  if (typed.length < 2) return []
  const named = typed.length < LEAST ? [] : [...types(typed, lexicon, taxonomy), ...pages(typed, lexicon)]
  return [
    ...sizes(typed, text.includes('/'), lexicon, taxonomy),
    ...named,
    ...(named.length > 0 ? [] : suggestSymptoms(text, lexicon)),
  ]
}

function types(typed: string, lexicon: Lexicon, { typeById }: Taxonomy): SaidSuggestion[] {
  const names = [...lexicon.types.whole].filter(([name]) => name.startsWith(typed))
  const ids = names.toSorted(([a], [b]) => a.length - b.length).flatMap(([, ids]) => [...ids])
  return [...new Set(ids)].slice(0, MOST).flatMap((id) => {
    const type = typeById.get(id)
    if (!type) return []
    return [
      {
        kind: 'category' as const,
        label: type.name,
        hint: phrase('finding.suggestion.type'),
        href: `/shop?category=${type.slug}`,
      },
    ]
  })
}

/** The sizes that begin so, the shortest first: "205/55" → Summer tyres 205/55R16. `isDivided`: a slash was typed. */
function sizes(
  typed: string,
  isDivided: boolean,
  { typesOfGrade, begunGrades }: Lexicon,
  { typeById }: Taxonomy,
): SaidSuggestion[] {
  if (!/\d/.test(typed)) return []
  return begunBy(begunGrades.sorted, typed)
    .flatMap((key) => begunGrades.said.get(key)!)
    .filter((measure) => !isDivided || measure.includes('/'))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, MOST)
    .flatMap((measure) => {
      const ids = typesOfGrade.get(measure)!
      const type = typeById.get(ids[0]!)
      if (!type) return []
      const value = measure.slice(measure.indexOf(':') + 1)
      const query = new URLSearchParams({
        category: ids.flatMap((id) => typeById.get(id)?.slug ?? []).join(','),
        measure,
      })
      return [
        {
          kind: 'category' as const,
          label: phrase('finding.suggestion.ofSize', type.name, value),
          hint: phrase('finding.suggestion.size'),
          href: `/shop?${query}`,
        },
      ]
    })
}

function pages(typed: string, { answers }: Lexicon): SaidSuggestion[] {
  const found = [...answers.pages].find(([name]) => name.startsWith(typed))
  if (!found) return []
  const [, { href, label }] = found
  return [{ kind: 'page', label, hint: phrase('finding.suggestion.page'), href }]
}
