import type { SymptomPhrase } from '../lexicon/lexicon-of-answers.ts'
import type { Piece } from '../pieces.ts'
import type { Spelling } from './spelling.ts'
import { keysOf, type Tokens, type Word } from '../tokens.ts'

/** So many symptoms compete: those with most words in the search. */
const MOST = 3
/** A slip costs so many times as much where nothing else says the symptom: the "stalk" of an indicator does not stall. */
const OF_ONE_WORD = 2
/** A fault code says more than the sentence around it; one that no symptom lists is an engine light. */
const CODE = /^p[0-3][0-9a-f]{3}$/
const ANY_CODE = 'engine-light'
const SURE_OF_CODE = 4

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
  const codes = words.filter(({ text }) => CODE.test(text.toLowerCase()))
  const isCode = (one: SymptomPhrase) => codes.some((code) => isOfCode(one, code))
  // Of one symptom its code goes before its words: "cylinder misfire P0302".
  const [coded, others] = [[...whole].filter(isCode), [...whole].filter((one) => !isCode(one))]
  const bySize = [...coded, ...others.toSorted((a, b) => b.words.size - a.words.size)]
  const best = [...Map.groupBy(bySize, ({ slug }) => slug).values()].map(([first]) => first!)
  const listed = new Set(best.filter(isCode))
  const [sure, unsure] = [best.filter((one) => listed.has(one)), best.filter((one) => !listed.has(one))]
  return [
    ...(sure.length > 0 ? [] : codes).map(({ at }): Piece => ({
      kind: 'symptom',
      at,
      slug: ANY_CODE,
      words: 1,
      score: SURE_OF_CODE,
    })),
    ...[...sure, ...unsure].slice(0, MOST).flatMap((phrase) =>
      said.flatMap((some, n): Piece[] => {
        const { slug, words: its } = phrase
        const one = some.find(({ key }) => its.has(key))
        if (!one) return []
        const corrected = one.cost > 0 ? [{ from: words[atoms[n]!.word]!.text, to: one.to }] : []
        const doubt = its.size === 1 ? OF_ONE_WORD : 1
        const score = (listed.has(phrase) ? SURE_OF_CODE / its.size : 0) - one.cost * doubt
        const piece: Piece = { kind: 'symptom', at: [n, n + 1], slug, words: its.size, score }
        return [corrected.length > 0 ? { ...piece, corrected } : piece]
      }),
    ),
  ]
}

/** Whether a phrase is the code. */
const isOfCode = ({ words }: SymptomPhrase, { text }: Word) => keysOf(text).every((key) => words.has(key))
