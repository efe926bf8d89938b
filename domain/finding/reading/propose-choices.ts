import type { Choices } from './lexicon-of-choices.ts'
import type { Lexicon } from './lexicon.ts'
import type { Piece } from './pieces.ts'
import { withoutQuality } from './propose-qualities.ts'
import type { Tokens } from './tokens.ts'

const MOST_ATOMS = 6
/** A little more than a position, a model, a quality or what is not sold, which such words are elsewhere: "turbo", "front", "heated". */
const SCORE = 2.1

/**
 * What parts say of themselves in words, for those types whose parts say it: "lower" of a coolant hose, but not of a control arm.
 * In a type's other name too: a "heater hose" is a coolant hose for the heater.
 */
export function proposeChoices(tokens: Tokens, { choices, types }: Lexicon, named: readonly Piece[]): Piece[] {
  const names = named.flatMap((piece) => (piece.kind === 'type' ? piece : []))
  const said = choicesIn(tokens, choices).filter(({ of }) => names.some((name) => !of.isDisjointFrom(name.types)))
  const others = names.filter(({ key, isWhole }) => isWhole && !types.own.has(key))
  return [
    ...said,
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
      return known.map(({ words, types }) => {
        return { kind: 'text' as const, at, words, of: types, isQuality: true as const, score }
      })
    }),
  )
