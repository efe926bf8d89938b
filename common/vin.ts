/** A VIN as it is written: capitals, without the spaces, dots and dashes that people put between its groups. */
export const bareVin = (text: string): string => text.toUpperCase().replace(/[\s.·‐-–-]/g, '')

/** Five letters in a row that a space or the end closes are a word; in a VIN written in groups they do not stand. */
const WORD = /(?:^|\s)[A-Z]{5,}(?:\s|$)/i

/**
 * Whether a text is a VIN rather than words: 17 signs, A to Z without I, O and Q, and 0 to 9, in groups or not. One that
 * was read with I, O or Q for 1 and 0 counts too, where at least six of its signs are digits.
 */
export function looksLikeVin(text: string): boolean {
  const vin = bareVin(text)
  if (!/^[A-Z0-9]{17}$/.test(vin) || WORD.test(text.trim())) return false
  const digits = vin.replace(/\D/g, '').length
  return digits >= (/[IOQ]/.test(vin) ? 6 : 3) && digits < 17
}

/** Whether a text in the making may become a VIN: so much of one in a single piece is sent nowhere. */
export const mayBecomeVin = (text: string): boolean =>
  looksLikeVin(text) ||
  (/^[A-Z0-9]{11,19}$/.test(bareVin(text)) &&
    /[A-Z]/i.test(text) &&
    (text.match(/\d/g)?.length ?? 0) > 4 &&
    !WORD.test(text.trim()))
