import { normalNumber } from '#domain/catalogue'
import labels from '../data/number-labels.json' with { type: 'json' }

const LABELS = new Set(Object.values(labels).flat())
/** "SH/54552/G", "SPG 1234.5"; not "plate light 5W". */
const BEGINS_NUMBER = /^[\p{L}./\s-]{0,5}\d/u
/** "OE-Nr." is two labels, "P/N" is one. */
const isOneLabel = (word: string) => LABELS.has(word.replace(/\P{L}/gu, ''))
/** Whether a word is what people write before a number. */
export const isLabel = (word: string): boolean => {
  const said = word.toLowerCase()
  const pieces = said.split(/\P{L}+/u).filter(Boolean)
  return !/\d/.test(word) && pieces.length > 0 && (isOneLabel(said) || pieces.every(isOneLabel))
}

/** Whether it can be a number as short as "S/5": a letter and a digit with a slash between. It is only looked up whole. */
export const isShortNumber = (text: string): boolean =>
  /^(?=.*[a-z])(?=.*\d)[a-z\d]{1,2}\/[a-z\d]{1,2}$/i.test(text.trim()) && normalNumber(text).length < 4

/**
 * A typed number without what people write before it: "OE no. 5L2 991 702 L", "Teilenummer: 5L2991702L", "ref.KV-1".
 * Where no number follows the label, the text as it is.
 */
export function withoutLabel(text: string): string {
  const words = text
    .normalize('NFKC')
    .split(/[\s:#]+|(?<=\p{L}\.)(?=[\p{L}\d])/u)
    .filter((word) => /[\p{L}\d]/u.test(word))
  const first = words.findIndex((word) => !isLabel(word))
  const rest = words.slice(Math.max(first, 0)).join(' ')
  return first > 0 && BEGINS_NUMBER.test(rest) ? rest : text
}
