import type { Choices } from '../lexicon/lexicon-of-choices.ts'
import type { Cues } from '../lexicon/cues.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import { withoutQuality } from './propose-qualities.ts'
import type { Tokens } from '../tokens.ts'

const MOST_ATOMS = 6
/** A little more than a position, a model, a quality or what is not sold, which such words are elsewhere: "turbo", "front", "heated". */
const SCORE = 2.1
/** What a name says of the parts besides is rather meant than its types alone. */
const MORE = 0.1
/** Two of one kind are rather meant together than each of them of the same part, which none is. */
const SCORE_OF_BOTH = 1.5

/**
 * What parts say of themselves in words, for those types whose parts say it: "lower" of a coolant hose, but not of a control arm.
 * In a type's other name too: a "heater hose" is a coolant hose for the heater. Of "upper and lower" parts are either.
 */
export function proposeChoices(tokens: Tokens, { choices, types, cues }: Lexicon, named: readonly Piece[]): Piece[] {
  const names = named.flatMap((piece) => (piece.kind === 'type' ? piece : []))
  const said = choicesIn(tokens, choices).filter(({ of }) => names.some((name) => !of.isDisjointFrom(name.types)))
  const others = names.filter(({ key, isWhole }) => isWhole && !types.own.has(key))
  return [
    ...said,
    ...said.flatMap((choice) => names.flatMap((name) => namingBoth(name, choice) ?? [])),
    ...said.flatMap((one) => said.flatMap((other) => eitherOf(one, other, tokens, cues) ?? [])),
    ...others.flatMap((name) =>
      said.flatMap((choice) => (choice.of.isDisjointFrom(name.types) ? [] : (withoutQuality(name, choice) ?? []))),
    ),
  ]
}

/** The runs of a text that name a choice, also within a word: "high-pressure". */
const choicesIn = ({ atoms }: Tokens, choices: Choices) =>
  atoms.flatMap((_, from) =>
    atoms.slice(from, from + MOST_ATOMS).flatMap((_, n) => {
      const run = atoms.slice(from, from + n + 1)
      const known = choices.get(run.map(({ key }) => key).join('')) ?? []
      const at: Piece['at'] = [from, from + run.length]
      const score = SCORE * run.length
      return known.map(({ words, types, values }) => {
        return { kind: 'text' as const, at, words, of: types, values, isQuality: true as const, score }
      })
    }),
  )

type Said = ReturnType<typeof choicesIn>[number]

/** A choice that people call its parts by, a "dexron VI" of fluids for gearboxes; null: it is no name of theirs. */
function namingBoth({ at, isWhole, types, score }: Piece & { kind: 'type' }, choice: Said): Piece | null {
  const named = types.intersection(choice.of)
  if (!isWhole || named.size === 0 || at[0] !== choice.at[0] || at[1] !== choice.at[1]) return null
  return { ...choice, of: named, names: named, score: score + MORE }
}

/** Two words of what the same parts say of themselves, with "and", "or" or a sign between them; null: they are none. */
function eitherOf(one: Said, other: Said, { atoms }: Tokens, cues: Cues): Piece | null {
  const [from, to] = [one.at[1], other.at[0]]
  if (to < from) return null
  const joins = new Set(cues.joins.split('|')).difference(new Set(cues.with.split('|')))
  const isJoined = to === from ? /[&+,/]/.test(atoms[to]?.glue ?? '') : to === from + 1 && joins.has(atoms[from]!.key)
  const either = one.values.flatMap((its) =>
    other.values.flatMap((second) => (second.measure === its.measure ? [its, second] : [])),
  )
  const of = one.of.intersection(other.of)
  if (!isJoined || either.length === 0 || of.size === 0) return null
  const score = one.score + other.score + SCORE_OF_BOTH
  return { kind: 'text', at: [one.at[0], other.at[1]], words: [], of, either, score }
}
