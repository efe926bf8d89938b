import { CHECK, checkDigit } from './check-digit.ts'

/** What a VIN is called where it is copied from: "VIN: ", "FIN-Nr. ", "Chassis no: ", and "(E) " or "E: " on registration documents. */
const LABEL =
  /^\s*(?:\(?e[).:]+|(?:vin|fin|chassis|fahrgestell|bastidor)(?:[\s-]*(?:number|no|nummer|nr|n[.º°]))?(?=[\s.:#-]))[\s.:#-]*(?=\S)/i
/** As people see it: copied texts have characters that nobody sees, and some have full-width ones. */
const asSeen = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
const withoutLabel = (text: string): string => asSeen(text).replace(LABEL, '')

/** Normalizes a VIN: upper case, without its label and the spaces, dots and dashes that people put between its groups. */
export const bareVin = (text: string): string =>
  withoutLabel(text)
    .toUpperCase()
    .replace(/[\s.·‐-–-]/g, '')

/** Five letters in a row before a space or the end are a word; a VIN written in groups does not contain that. */
const WORD = /(?:^|\s)[A-Z]{5,}(?:\s|$)/i
/** A VIN ends with four digits (ISO 3779); I, O and Q may stand for one. Words and years in groups hardly do. */
const END_OF_GROUPS = /[\dIOQ]{4}$/

/**
 * Whether a text is a VIN rather than words: 17 characters, A to Z without I, O and Q, and 0 to 9, in groups or not. A
 * text with I, O or Q in place of 1 and 0 counts too, if at least six of its characters are digits.
 */
export function looksLikeVin(text: string): boolean {
  const vin = bareVin(text)
  if (!/^[A-Z0-9]{17}$/.test(vin) || WORD.test(withoutLabel(text).trim())) return false
  if (isInGroups(text) && !END_OF_GROUPS.test(vin)) return false
  const digits = vin.replace(/\D/g, '').length
  return digits >= (/[IOQ]/.test(vin) ? 6 : 3) && digits < 17
}

/**
 * Whether a text is a VIN with one character too few or too many: one group that ends with its serial number of digits, in which the
 * one too many may be a letter. Only the shop can tell it from a part number.
 */
export function isNearlyVin(text: string): boolean {
  const vin = bareVin(text)
  if (isInGroups(text) || !/^[A-HJ-NPR-Z1-9][A-Z0-9]{15}(?:[A-Z0-9]{2})?$/.test(vin)) return false
  const letters = vin.replace(/\d/g, '').length
  const isSerial = /\d{5}$/.test(vin) || (vin.length > 17 && vin.slice(-6).replace(/\d/g, '').length === 1)
  return isSerial && letters >= 4 && /[A-Z]/.test(vin.slice(0, 3))
}

/** Whether a text has spaces beside its label. Then only the shop can tell a VIN in groups from several part numbers. */
export const isInGroups = (text: string): boolean => /\s/.test(withoutLabel(text).trim())

/** What stands beside a VIN and only says that it is one. */
const ABOUT_VIN = /^[^\p{L}]*(?:\p{L}[^\p{L}]*)?$|(?<!\p{L})(?:vin|fin|chassis|châssis|fahrgestell|bastidor|telaio)/iu

/** No VIN is written in more groups. */
const MOST_GROUPS = 8

/** Whether 17 characters are sure to be a VIN: it has its check digit, or the Z of those that Europe leaves out, and a serial number. */
const isProvenVin = (vin: string): boolean =>
  /^[A-HJ-NPR-Z\d]{12}\d{5}$/.test(vin) && (/^...ZZZ/.test(vin) || checkDigit(vin) === vin[CHECK])

/** A run of some but not all of these words that is sure to be a VIN: "WVW ZZZ 1KZ AW 000123". */
function groupsOfVin(words: readonly string[]): { from: number; to: number } | null {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= Math.min(words.length, from + MOST_GROUPS); to++) {
      const run = words.slice(from, to).join(' ')
      if (to - from < words.length && looksLikeVin(run) && isProvenVin(bareVin(run))) return { from, to }
    }
  return null
}

/** A word, whatever dashes and dots stand in it. */
const GROUPS = /(?<![A-Z\d])[A-Z\d]+(?:[.·‐-–-][A-Z\d]+)*(?![A-Z\d])/gi

/**
 * The VIN that stands among other words, in one group, with dashes or dots between its groups, or in groups that are sure to be
 * one, and those words; they are empty where they only name it. Null: there is none.
 */
export function vinAmongWords(typed: string): { vin: string; words: string } | null {
  const text = asSeen(typed)
  for (const { 0: vin, index } of text.matchAll(GROUPS)) {
    if (!looksLikeVin(vin) || (vin.length > 17 && !END_OF_GROUPS.test(vin))) continue
    const words = `${text.slice(0, index)} ${text.slice(index + vin.length)}`.replaceAll(/\s+/g, ' ').trim()
    return { vin, words: ABOUT_VIN.test(words) ? '' : words }
  }
  const all = text.trim().split(/\s+/)
  const groups = groupsOfVin(all)
  if (!groups) return null
  const { from, to } = groups
  const words = [...all.slice(0, from), ...all.slice(to)].join(' ')
  return { vin: all.slice(from, to).join(' '), words: ABOUT_VIN.test(words) ? '' : words }
}

/** A year before a make is how people name a car: "2012 ford f-150". No VIN begins with these four digits and letters alone. */
const YEAR_FIRST = /^\s*(?:19|20)\d\d\s+[A-Z]{2,}\s/i

const isPieceOfVin = (text: string): boolean =>
  !YEAR_FIRST.test(text) &&
  /^[A-Z0-9]{11,19}$/.test(bareVin(text)) &&
  /[A-Z]/i.test(text) &&
  (text.match(/\d/g)?.length ?? 0) > 4 &&
  !WORD.test(withoutLabel(text).trim())

/** Whether an unfinished text, or a word of it, may become a VIN: a long piece of one is not sent anywhere. */
export const mayBecomeVin = (typed: string): boolean => {
  const text = asSeen(typed)
  return (
    looksLikeVin(text) || isPieceOfVin(text) || text.split(/\s+/).some(isPieceOfVin) || vinAmongWords(text) !== null
  )
}
