import { phrase } from '#common/phrase'
import type { SaidSuggestion } from '../phrased.ts'
import type { Lexicon } from '../reading/lexicon/lexicon.ts'
import type { SymptomPhrase } from '../reading/lexicon/lexicon-of-answers.ts'
import { tokensOf } from '../reading/tokens.ts'

const MOST = 3
/** So many letters of a symptom's only word say what it may become. */
const LEAST = 5

/**
 * The symptoms that the words describe or may yet, each as the search that asks for its causes: "grinding when bra". The last
 * word may be unfinished.
 */
export function suggestSymptoms(text: string, lexicon: Lexicon): SaidSuggestion[] {
  const { answers, words } = lexicon
  const keys = tokensOf(text).atoms.map(({ key }) => key)
  const last = keys.at(-1) ?? ''
  const said = keys.slice(0, -1).filter((key) => !words.fillers.has(key))
  if (said.length === 0 && last.length < LEAST) return []
  const isMeant = ({ words }: SymptomPhrase) =>
    said.every((key) => words.has(key)) && [...words].some((word) => word.startsWith(last) && !said.includes(word))
  const isDescribed = ({ words }: SymptomPhrase) => words.isSubsetOf(new Set(keys))
  const [first] = said
  const phrases = first ? (answers.phrases.get(first) ?? []) : beginning(last, answers.phrases)
  const all = [...phrases.filter(isMeant), ...keys.flatMap((key) => answers.phrases.get(key) ?? []).filter(isDescribed)]
  const bySlug = new Map(all.toReversed().map(({ slug, words }) => [slug, words]))
  return [...bySlug]
    .toReversed()
    .slice(0, MOST)
    .flatMap(([slug, words]) => {
      const symptom = answers.symptoms.get(slug)
      if (!symptom) return []
      // What was typed in full is asked for as it was typed.
      const q = words.isSubsetOf(new Set(keys)) ? text.trim() : [...words].join(' ')
      const href = `/shop?${new URLSearchParams({ q })}`
      return [{ kind: 'category' as const, label: symptom.name, hint: phrase('finding.suggestion.symptom'), href }]
    })
}

const beginning = (start: string, phrases: Lexicon['answers']['phrases']): readonly SymptomPhrase[] =>
  [...phrases].flatMap(([word, all]) => (word.startsWith(start) ? all : []))
