import { CONDITIONS, type PartCondition } from '#domain/catalogue/schema'
import type { Piece } from './pieces.ts'

/** The last bounds that were said, in the smallest unit; null: none was. */
export function priceOf(pieces: readonly Piece[]): { min: number | null; max: number | null } | null {
  const prices = pieces.flatMap((piece) => (piece.kind === 'price' ? [piece] : []))
  if (prices.length === 0) return null
  return {
    min: prices.find(({ min }) => min !== null)?.min ?? null,
    max: prices.find(({ max }) => max !== null)?.max ?? null,
  }
}

/** Those that were said, else all but those that are not wanted. */
export function conditionsOf(pieces: readonly Piece[]): PartCondition[] {
  const said = pieces.flatMap((piece) => (piece.kind === 'condition' ? [piece.condition] : []))
  const not = pieces.flatMap((piece) => (piece.kind === 'not' && piece.condition ? [piece.condition] : []))
  if (said.length > 0) return [...new Set(said)]
  return not.length > 0 ? CONDITIONS.filter((one) => !not.includes(one)) : []
}
