import { normalNumber } from '#domain/catalogue'
import type { Piece } from './pieces.ts'
import type { Tokens } from './tokens.ts'

/** A part number has five signs at least; a shorter one is looked for only where nothing else was read. */
const LEAST = 5
const MOST = 25
const MOST_WORDS = 6
const PIECE = /^[\p{L}\p{N}./+-]{1,20}$/u
/** A figure with its unit is a measure: "302mm". */
const MEASURE = /^\d+(?:[.,]\d+)?(?:mm|cm|ah|kw|nm|ml|v|w|a|l)$/i

/**
 * Runs of words that may be one part number: "5L2 991 702 L", "SH/54552/G", "31398481". Its words have digits, or are no
 * more than three letters; it begins and ends with what looks like one.
 */
export function proposeNumbers({ words }: Tokens, isName: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (let first = 0; first < words.length; first++) {
    let digits = 0
    let length = 0
    let mixed = 0
    for (let last = first; last < words.length && last < first + MOST_WORDS; last++) {
      const { text, key } = words[last]!
      const inside = text.replace(/\D/g, '').length
      const norm = normalNumber(text)
      if (!PIECE.test(text) || MEASURE.test(text) || (inside === 0 && (norm.length > 3 || isName(key)))) break
      digits += inside
      if (inside > 0 && inside < norm.length) mixed += 1
      length += norm.length
      if (length > MOST) break
      if (digits < 3 || length < LEAST) continue
      const count = last - first + 1
      // Letters between digits, or many digits, are hardly anything else.
      const sure = mixed > 1 ? 1.9 : length >= 7 || /\d[A-Z]+\d|[A-Z]{2}\W?\d{3}/.test(text.toUpperCase()) ? 1.7 : 1.2
      pieces.push({ kind: 'number', at: [words[first]!.at[0], words[last]!.at[1]], score: sure * count })
    }
  }
  return pieces
}
