import type { Piece } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

/** The code or the number of a generation: "T9", "J10", "5E", "3", "II". */
const CODE = /^(?:[a-z]{1,2}\d{1,3}|\d[a-z]{1,2}|[1-9]|i{1,3}|iv|vi{0,3})$/
const SCORE_OF_CODE = 1.8

/** A model that the data lacks, with the code of its generation: "Qashqai J10" is no Jeep J10. */
export const proposeCodes = (pieces: readonly Piece[], { words }: Tokens): Piece[] =>
  pieces.flatMap((piece): Piece[] => {
    const next = piece.kind === 'unknown' && words.find(({ at }) => at[0] === piece.at[1])
    if (!next || !CODE.test(next.key)) return []
    return [{ ...piece, at: [piece.at[0], next.at[1]], score: piece.score + SCORE_OF_CODE }]
  })
