import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

const FIGURES = /^\d{3}$/
/** Letters before the figures of a Mercedes chassis: sedan and van, coupe, convertible, off-road vehicle, roadster. */
const LETTERS = ['w', 'c', 'x', 'r', 'v']
const MAKE = 'mercedes-benz'
const SCORE = 1.9

/** The chassis of a Mercedes as people write it beside the car's name, without its letter: "Sprinter 906", "C-Class 204". */
export function proposeChassis({ words }: Tokens, { names }: Lexicon, named: readonly Piece[]): Piece[] {
  const cars = named.filter(isMercedes)
  return words.flatMap(({ text, at }): Piece[] => {
    if (!FIGURES.test(text) || !cars.some((car) => car.at[1] === at[0] || car.at[0] === at[1])) return []
    return LETTERS.flatMap((letter) => names.get(letter + text) ?? []).flatMap((meaning): Piece[] =>
      meaning.kind === 'generation' ? [{ ...meaning, at, score: SCORE }] : [],
    )
  })
}

const isMercedes = (piece: Piece): boolean =>
  (piece.kind === 'make' && piece.make.slug === MAKE) ||
  (piece.kind === 'model' && piece.models.some(({ make }) => make.slug === MAKE))
