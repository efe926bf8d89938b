import type { NotSold, Page } from '../pieces.ts'
import { namesIn, type Row } from './rows.ts'
import { keysOf, squashed } from '../tokens.ts'

/** The phrases of a symptom: it is meant if all words of one of them stand in the search. */
export type SymptomPhrase = { slug: string; words: ReadonlySet<string> }

export type Symptom = { slug: string; name: string; guide: string | null; types: readonly string[] }

/** What is no part but has an answer: symptoms, things that the shop does not sell, and pages. */
export type AnswerNames = {
  symptoms: Map<string, Symptom>
  /** By each of their words. */
  phrases: Map<string, SymptomPhrase[]>
  notSold: Map<string, NotSold>
  pages: Map<string, Page>
}

/** Builds what has an answer from the rows of `symptoms`, `symptom-guides`, `symptom-words`, `not-sold` and `pages`. */
export function namesOfAnswers(rows: (subject: string) => readonly Row[]): AnswerNames {
  const names: AnswerNames = { symptoms: new Map(), phrases: new Map(), notSold: new Map(), pages: new Map() }
  const likely = Map.groupBy(rows('symptoms'), ({ slug = '' }) => slug)
  for (const { slug = '', name = '', guide } of rows('symptom-guides')) {
    const types = (likely.get(slug) ?? []).toSorted((a, b) => Number(a.rank) - Number(b.rank))
    names.symptoms.set(slug, { slug, name, guide: guide || null, types: types.map(({ type = '' }) => type) })
  }
  for (const { slug = '', phrases = '' } of rows('symptom-words')) {
    for (const phrase of namesIn(phrases)) {
      const words = new Set(keysOf(phrase))
      for (const word of words) {
        const known = names.phrases.get(word)
        if (known) known.push({ slug, words })
        else names.phrases.set(word, [{ slug, words }])
      }
    }
  }
  for (const { name = '', names: all = '', near = '' } of rows('not-sold')) {
    const thing = { name, near: near.split(/[|;]/).filter(Boolean) }
    for (const one of namesIn(all)) names.notSold.set(squashed(one), thing)
  }
  for (const { href = '', label = '', names: all = '' } of rows('pages'))
    for (const one of namesIn(all)) names.pages.set(squashed(one), { href, label })
  return names
}
