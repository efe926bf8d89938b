export type DecimalSign = '.' | ','

/** A number as its digits: no float has touched it, so that 0.29 stays 29 hundredths. */
type Digits = { minus: boolean; whole: string; fraction: string }

/** Spaces of all widths, and the Swiss apostrophes. Between digits they part thousands: "12 50" is no number. */
const SPACE = String.raw`[\s\u00a0\u2007\u2009\u202f'’]`
const PARTING = new RegExp(SPACE, 'g')
const GROUPS = new RegExp(String.raw`(?<!\d|\d${SPACE})\d{1,3}(?:${SPACE}\d{3})+(?!${SPACE}?\d)`, 'g')
const APART = new RegExp(String.raw`\d${SPACE}+\d`)
const NUMBER = /^([+-]?)(?=[.,]*\d)([\d.,]+)$/
const THOUSANDS = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ }

/**
 * The digits of a number as people type it: "1,234.50", "1.234,50", "1 234,5", "1'234.50". `sign` decides what alone could be
 * both ("1.234"), by default a decimal point. Null: it is no number.
 */
export function typedDigits(text: string, sign: DecimalSign = '.'): Digits | null {
  const grouped = text.replace(GROUPS, (group) => group.replace(PARTING, ''))
  if (APART.test(grouped)) return null
  const [, minus = '', written] = NUMBER.exec(grouped.replace(PARTING, '')) ?? []
  if (written === undefined) return null
  const at = decimalAt(written, sign)
  if (at === null) return null
  const whole = written.slice(0, at)
  const fraction = written.slice(at + 1)
  const parting = whole.includes(',') ? ',' : '.'
  if (/[.,]/.test(whole) && !THOUSANDS[parting].test(whole)) return null
  return { minus: minus === '-', whole: whole.replaceAll(parting, '') || '0', fraction }
}

/** Where the decimal sign stands, or the end; null: the number makes no sense. */
function decimalAt(written: string, sign: DecimalSign): number | null {
  const [point, comma] = [written.lastIndexOf('.'), written.lastIndexOf(',')]
  const last = Math.max(point, comma)
  if (last < 0) return written.length
  const other = point < comma ? '.' : ','
  const isOnce = written.indexOf(written[last]!) === last
  if (written.includes(other)) return isOnce ? last : null
  if (!isOnce) return written.length
  return couldBeBoth(written) && written[last] !== sign ? written.length : last
}

/** "1.234" is a thousand or a little more than one. */
export const couldBeBoth = (written: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(written)

/** The same as a number. */
export function typedNumber(text: string, sign?: DecimalSign): number | null {
  const digits = typedDigits(text, sign)
  return digits && Number(`${digits.minus ? '-' : ''}${digits.whole}.${digits.fraction || '0'}`)
}

/** What a field of a form has, which may have a decimal comma: NaN where it is empty or no number. */
export const typedFigure = (text: string): number => typedNumber(text) ?? Number.NaN
