import type { SymptomPhrase } from './lexicon-of-answers.ts'
import type { Piece } from './pieces.ts'
import type { Tokens } from './tokens.ts'

/** So many symptoms compete: those with most words in the search. */
const MOST = 3

/**
 * Symptoms of which all words of a phrase stand in the search, in any order: "squeals when braking". Each word is a piece;
 * a reading has all of them or none.
 */
export function proposeSymptoms({ atoms }: Tokens, phrases: ReadonlyMap<string, readonly SymptomPhrase[]>): Piece[] {
  const typed = new Set(atoms.map(({ key }) => key))
  const whole = new Set(
    [...typed].flatMap((word) => phrases.get(word) ?? []).filter(({ words }) => words.isSubsetOf(typed)),
  )
  const bySize = [...whole].toSorted((a, b) => b.words.size - a.words.size)
  const best = [...Map.groupBy(bySize, ({ slug }) => slug).values()].map(([first]) => first!)
  return best
    .slice(0, MOST)
    .flatMap(({ slug, words }) =>
      atoms.flatMap(({ key }, n): Piece[] =>
        words.has(key) ? [{ kind: 'symptom', at: [n, n + 1], slug, words: words.size, score: 0 }] : [],
      ),
    )
}
