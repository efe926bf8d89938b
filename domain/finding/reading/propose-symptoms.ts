import type { SymptomPhrase } from './lexicon-of-answers.ts'
import type { Piece } from './pieces.ts'
import type { Spelling } from './spelling.ts'
import type { Tokens, Word } from './tokens.ts'

/** So many symptoms compete: those with most words in the search. */
const MOST = 3

/**
 * Symptoms of which all words of a phrase stand in the search, in any order, also misspelt: "squeals when braking". Each word
 * is a piece; a reading has all of them or none.
 */
export function proposeSymptoms(
  { atoms, words }: Tokens,
  phrases: ReadonlyMap<string, readonly SymptomPhrase[]>,
  spelt: ReadonlyMap<Word, Spelling[]>,
): Piece[] {
  const said = atoms.map(({ key, word }) => [{ key, to: key, cost: 0 }, ...(spelt.get(words[word]!) ?? [])])
  const typed = new Set(said.flatMap((some) => some.map(({ key }) => key)))
  const whole = new Set(
    [...typed].flatMap((word) => phrases.get(word) ?? []).filter(({ words }) => words.isSubsetOf(typed)),
  )
  const bySize = [...whole].toSorted((a, b) => b.words.size - a.words.size)
  const best = [...Map.groupBy(bySize, ({ slug }) => slug).values()].map(([first]) => first!)
  return best.slice(0, MOST).flatMap(({ slug, words: its }) =>
    said.flatMap((some, n): Piece[] => {
      const one = some.find(({ key }) => its.has(key))
      if (!one) return []
      const corrected = one.cost > 0 ? [{ from: words[atoms[n]!.word]!.text, to: one.to }] : []
      const piece: Piece = { kind: 'symptom', at: [n, n + 1], slug, words: its.size, score: -one.cost }
      return [corrected.length > 0 ? { ...piece, corrected } : piece]
    }),
  )
}
