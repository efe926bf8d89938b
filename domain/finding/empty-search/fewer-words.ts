import type { Piece } from '../reading/pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'

/** A word that no name explains, or a number. */
export const isRest = ({ kind }: Piece) => kind === 'text' || kind === 'number'

/** The left-over words as they were typed, errors included. A word that also says something else ("golf7") is none. */
export const restAsTyped = ({ pieces, tokens }: ReadWords): string[] =>
  pieces.flatMap((piece) => {
    const [from, to] = piece.at
    return isRest(piece) ? tokens.words.flatMap(({ text, at }) => (at[0] >= from && at[1] <= to ? [text] : [])) : []
  })

/** The words that were read, without some of them. */
export const withoutWords = ({ words }: ReadWords, dropped: string[]): string =>
  words.filter((word) => !dropped.includes(word)).join(' ')

/** The words without those of the pieces that say something. */
export const withoutPieces = ({ pieces, tokens }: ReadWords, says: (piece: Piece) => boolean): string | undefined =>
  tokens.without(pieces.flatMap((piece) => (says(piece) ? [piece.at] : []))) || undefined

/** Whether a piece of the words says where on the car: "front left". */
export const saysPlace = (piece: Piece) => piece.kind === 'position'
