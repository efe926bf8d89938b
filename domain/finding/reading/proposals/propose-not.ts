import type { Cues } from '../lexicon/cues.ts'
import type { TypeNames } from '../lexicon/lexicon-of-types.ts'
import type { VehicleNames } from '../lexicon/lexicon-of-vehicles.ts'
import type { WordNames } from '../lexicon/lexicon-of-words.ts'
import type { Patterns } from '../lexicon/patterns.ts'
import { matching } from './matching.ts'
import { namedCars } from './named-cars.ts'
import type { Piece } from '../pieces.ts'
import { squashed, type Tokens } from '../tokens.ts'

const MOST_WORDS = 3
const MOST_FILLERS = 2
const SCORE = 3.4
const SCORE_OF_WORD = 2.3
/** A size is said exactly, so it is rather meant than its words. */
const SCORE_OF_SIZE = SCORE + 0.3
/** "Part no 12" counts, and excludes nothing. */
const NUMBER = /(?:^|\s)no\s+$/

type Names = {
  cues: Cues
  patterns: Pick<Patterns, 'not'>
  types: TypeNames
  vehicles: Pick<VehicleNames, 'makes' | 'models'>
  words: WordNames
}

/**
 * What is not wanted: "except winter", "not the ceramic ones", "-drilled", "no 16 inch", "not for Audi". Part types and cars where
 * it names some, and sizes (`measures`: those that stand in the words).
 */
export function proposeNot(tokens: Tokens, lexicon: Names, measures: readonly Piece[]): Piece[] {
  const { atoms, words, plain } = tokens
  const { fillers } = lexicon.words
  const joins = lexicon.cues.joins.split('|')
  const dashed = words.flatMap(({ at: [from] }) =>
    // Behind "and" it stands for the beginning of a German compound: "Zündkerzen und -kabel".
    /\s-$/.test(atoms[from]!.glue) && !joins.includes(atoms[from - 1]?.key ?? '')
      ? [{ at: [from, from] as const }]
      : [],
  )
  const said = matching(tokens, lexicon.patterns.not).flatMap(({ at: [from, to] }) => {
    const first = words.findIndex(({ at }) => at[0] === to)
    const behind = words.slice(first, first + MOST_FILLERS + 1).findIndex(({ key }) => !fillers.has(key))
    // Of "not all season" no word says nothing.
    const nexts = first < 0 || behind < 1 ? [to] : [to, words[first + behind]!.at[0]]
    return nexts.map((next) => ({ at: [from, next] as const }))
  })
  const sizes = said.flatMap(({ at: [from, next] }) =>
    measures.flatMap((size): Piece[] => {
      const isNumber = NUMBER.test(plain.slice(0, atoms[next]?.from))
      if (size.kind !== 'measure' || size.at[0] !== next || (size.isBare && isNumber)) return []
      const count = words.filter(({ at }) => at[0] >= next && at[1] <= size.at[1]).length
      const word = tokens.written(size.at)
      const score = size.isBare ? size.score : SCORE_OF_SIZE + SCORE_OF_WORD * (count - 1)
      return [{ kind: 'not', at: [from, size.at[1]], word, types: null, condition: null, size, score }]
    }),
  )
  return [...sizes, ...[...said, ...dashed].flatMap(({ at }) => wordsNotWanted(tokens, at, lexicon))]
}

/** The words between `next` and up to two further, which a negative from `from` on may exclude. */
function wordsNotWanted(
  tokens: Tokens,
  [from, next]: Piece['at'],
  { types: { whole, words: typeWords }, vehicles, words: { fillers, conditions, positions, qualities, plain } }: Names,
): Piece[] {
  const { words, atoms } = tokens
  const first = words.findIndex(({ at }) => at[0] === next)
  if (first < 0) return []
  return words.slice(first, first + MOST_WORDS).flatMap(({ at: [, to] }, n): Piece[] => {
    const word = tokens.written([next, to])
    const key = squashed(word)
    const types = whole.get(key) ?? typeWords.get(key) ?? null
    const condition = conditions.get(key) ?? null
    const position = positions.get(key)
    const cars = types ? null : namedCars(word, vehicles, plain)
    const isNamed = [types, condition, position, cars].some(Boolean) || qualities.has(key)
    if (n === 0 ? fillers.has(key) || !/\p{L}/u.test(word) : !isNamed) return []
    // "C-Klasse" is two words, as names count them.
    const inside = isNamed ? atoms.slice(next + 1, to).filter(({ glue }) => glue !== '').length : n
    const score = SCORE + SCORE_OF_WORD * inside
    const others = { ...(position && { position }), ...(cars && { cars }) }
    const not: Piece = { kind: 'not', at: [from, to], word, types, condition, ...others, score }
    // Where no type would be left, the word is a quality of one: "spark plugs except iridium".
    return types && !whole.has(key) ? [not, { ...not, types: null, score: not.score - 0.2 }] : [not]
  })
}
