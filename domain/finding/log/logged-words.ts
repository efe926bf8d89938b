import { beginning } from '#common/beginning'
import { looksLikeVin, mayBecomeVin } from '#common/vin'

/** Nobody's VIN is written in more groups. */
const MOST_GROUPS = 8
const LONGEST = 120

const EMAIL = /[^\s@,;<>]+@[^\s@,;<>]+/g
/**
 * A telephone number: with a country code, with an area code in brackets, of 9 to 15 digits that begin with 0 or stand together, or
 * written 555-123-4567. Other groups of digits are part numbers, years and sizes.
 */
const PHONE = new RegExp(
  [
    String.raw`(?:\+|\b00)\s?[1-9](?:[\s()./-]*\d){7,13}`,
    String.raw`\(\d{2,5}\)(?:[\s./-]*\d){5,10}`,
    String.raw`(?<![\p{L}\d.-])0(?:[\s./-]*\d){8,14}(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d.-])\d{3}[\s.-]\d{3}[\s.-]\d{4}(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d.-])\d{9,15}(?![\p{L}\d])`,
  ].join('|'),
  'gu',
)

/**
 * The words of a search as the log has them: in lower case, with "VIN", "EMAIL" and "PHONE" in place of what may be one. `number` is
 * the part number that was found in the words; it stays.
 */
export function loggedWords(q: string, number: string | null = null): string {
  const plain = q.normalize('NFKC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim().toLowerCase()
  const kept = number?.toLowerCase()
  // Only a number that is hidden by itself is spared, and only where it stands alone: never a piece of a VIN or telephone number.
  if (!kept || withoutPersons(kept) === kept) return short(withoutPersons(plain))
  const at = ` ${plain} `.indexOf(` ${kept} `)
  if (at < 0) return short(withoutPersons(plain))
  return short([plain.slice(0, at), plain.slice(at + kept.length)].map(withoutPersons).join(kept))
}

const short = (text: string): string => beginning(text, LONGEST)

const withoutPersons = (text: string): string => withoutVins(text.replace(EMAIL, 'EMAIL')).replace(PHONE, 'PHONE')

/** A VIN may be one word or a few groups. The longest run of words that may be one is replaced. */
function withoutVins(text: string): string {
  const words = text.split(' ')
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MOST_GROUPS); to > from; to--) {
      const run = words.slice(from, to).join(' ')
      const isVin = to - from === 1 ? mayBecomeVin(run) : looksLikeVin(run)
      if (!isVin) continue
      words.splice(from, to - from, 'VIN')
      break
    }
  }
  return words.join(' ')
}
