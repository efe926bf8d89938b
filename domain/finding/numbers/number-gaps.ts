import { normalNumber } from '#domain/catalogue'

/** What people type for what they cannot read: "?" for one character, "*" or dots for any number of them. */
const GAP = /(\?|\*+|\.{2,}|…)/
const LEAST_KNOWN = 4
const MOST_KNOWN = 25
/** With fewer neighbours the index of pieces of numbers is of no help. */
const LEAST_RUN = 3

/**
 * A number of which somebody could not read all characters, "KV-17??.40", as a pattern for SQL's `like`. Gaps at the end need
 * none: a number is found by its beginning, and a question ends with "?" too. Null: no gap, or too few characters are known.
 */
export function gapsOf(text: string): string | null {
  const typed = text.trim().replace(/(?:[\s?*…]|\.+$)+$/, '')
  const pieces = typed.split(GAP)
  const known = pieces.filter((_, n) => n % 2 === 0).map(normalNumber)
  const characters = known.join('')
  const mayBeNumber = typed.split(/\s+/).every((word) => /\d/.test(word) || normalNumber(word).length <= 3)
  if (pieces.length < 2 || !mayBeNumber || !/\d/.test(characters)) return null
  if (characters.length < LEAST_KNOWN || characters.length > MOST_KNOWN) return null
  if (known.every(({ length }) => length < LEAST_RUN)) return null
  return `%${pieces.map((piece, n) => (n % 2 === 0 ? known[n / 2] : piece === '?' ? '_' : '%')).join('')}%`
}
