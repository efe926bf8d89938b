import { DAY_MS } from '#platform/clock'

/** Writes a cell's number as people see it in the sheet, with a point and without separators of thousands. */
export type NumberFormat = (value: number) => string

/** Day 0 of a workbook, as it counts from 1 March 1900 on. It takes 1900 for a leap year, so earlier days are one off. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const LEAP_DAY_1900 = 60

/** The formats that have a number and no code in the file. */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'yyyy-mm-dd',
  17: 'yyyy-mm-dd',
  18: 'hh:mm',
  19: 'hh:mm:ss',
  20: 'hh:mm',
  21: 'hh:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
}
const isEastAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** The code of a built-in number format (ECMA-376, 18.8.30), which a workbook names by its id alone. */
export const builtIn = (id: number): string => BUILT_IN[id] ?? (isEastAsianDate(id) ? 'yyyy-mm-dd' : 'General')

/** All digits that a cell keeps (15), never with an exponent: of a GTIN people want every digit. */
export const generalText: NumberFormat = (value) => {
  const text = String(Number(value.toPrecision(15)))
  if (!text.includes('e')) return text
  return Math.abs(value) >= 1 ? BigInt(Math.round(value)).toString() : value.toFixed(20).replace(/\.?0+$/, '')
}

/** Dates are written as `2026-11-22`, with the hours if the format shows them. */
function dateText(value: number, shows: { date: boolean; time: boolean }, from1904: boolean): string {
  const days = !from1904 && value < LEAP_DAY_1900 ? value + 1 : value
  const at = new Date(Math.round(((from1904 ? EPOCH_1904 : EPOCH_1900) + days * DAY_MS) / 1000) * 1000)
  if (Number.isNaN(at.getTime())) return generalText(value)
  const [date, clock] = at.toISOString().slice(0, 19).split('T') as [string, string]
  const time = clock.endsWith(':00') ? clock.slice(0, 5) : clock
  if (!shows.date) return time
  return shows.time && clock !== '00:00:00' ? `${date} ${time}` : date
}

/** As Excel allows. */
const LONGEST_CODE = 255

type Token = { digit: '0' | '#' | '?' } | { literal: string }

/** The characters of a code: digits, and what stands beside and between them. */
function tokensOf(code: string): Token[] {
  const found = code.matchAll(/"([^"]*)"|\\(.)|\[\$([^-\]]*)[^\]]*\]|\[[^\]]*\]|_.|\*.|([0#?])|(.)/g)
  return [...found].flatMap(([, quoted, escaped, currency, digit, other]): Token[] => {
    if (digit) return [{ digit: digit as '0' }]
    const literal = quoted ?? escaped ?? currency ?? other
    return literal ? [{ literal }] : []
  })
}

/** Puts digits into the places of a format, from the right: `00-000` makes `01-234` of 1234. */
function fill(tokens: Token[], digits: string): string {
  const first = tokens.findIndex((token) => 'digit' in token)
  const last = tokens.findLastIndex((token) => 'digit' in token)
  let [text, left] = ['', digits]
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i]!
    if ('digit' in token) {
      const taken = i === first ? left : left.slice(-1)
      left = left.slice(0, left.length - taken.length)
      text = (taken || (token.digit === '0' ? '0' : '')) + text
    } else if (token.literal !== ',') {
      const isOutside = i < first || i > last
      const isBetween = left || tokens.slice(first, i).some((one) => 'digit' in one && one.digit === '0')
      if (isOutside || isBetween) text = token.literal + text
    }
  }
  return text
}

function fixedFormat(code: string): NumberFormat {
  const tokens = tokensOf(code)
  const isPoint = (token: Token) => 'literal' in token && token.literal === '.'
  const point = tokens.findIndex((token, i) => isPoint(token) && tokens[i + 1] && 'digit' in tokens[i + 1]!)
  const whole = point === -1 ? tokens : tokens.slice(0, point)
  const behind = point === -1 ? [] : tokens.slice(point + 1)
  const decimals = behind.filter((token): token is { digit: '0' } => 'digit' in token)
  const least = decimals.filter(({ digit }) => digit === '0').length
  const shift = tokens.some((token) => 'literal' in token && token.literal === '%') ? 2 : 0
  const end = behind.flatMap((token) => ('literal' in token ? [token.literal] : [])).join('')
  return (value) => {
    const exact = generalText(Math.abs(value))
    // Shifting the point in the text rounds as people do: 1.005 is 1.01.
    const shifted = Math.round(Number(`${exact}e${decimals.length + shift}`))
    if (!Number.isFinite(shifted)) return generalText(value)
    const rounded = BigInt(shifted).toString()
    const all = rounded.padStart(decimals.length + 1, '0')
    const integer = all.slice(0, all.length - decimals.length).replace(/^0+(?=\d)/, '')
    const fraction = all.slice(all.length - decimals.length)
    const shown = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
    const sign = value < 0 && Number(rounded) !== 0 ? '-' : ''
    return `${sign}${fill(whole, integer)}${shown && `.${shown}`}${end}`
  }
}

/**
 * The format of a code such as `#,##0.00 "mm"`: its first section, for all numbers. Codes with an exponent, fractions or
 * running hours show fewer digits than a list needs, so those numbers are written with all digits, as are those of codes that are
 * too long.
 */
export function numberFormat(code: string, from1904 = false): NumberFormat {
  if (code.length > LONGEST_CODE) return generalText
  const section = /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])*/.exec(code)![0]
  const bare = section.replaceAll(/"[^"]*"|\\.|\[\$[^\]]*\]|\[[a-z]+\d*\]|_.|\*./gi, (part) =>
    /^\[[hms]+\]$/i.test(part) ? '[' : '',
  )
  if (/general|@|\[/i.test(bare)) return generalText
  if (/[ymdhs]/i.test(bare)) {
    const shows = { date: /[yd]/i.test(bare) || !/[hs]/i.test(bare), time: /[hs]/i.test(bare) }
    return (value) => dateText(value, shows, from1904)
  }
  // An exponent, a fraction, or thousands that are left out.
  const isShort = /e[+-]|\/|[0#?],+(\.|[^0#?]*$)/i.test(bare)
  return /[0#?]/.test(bare) && !isShort ? fixedFormat(section) : generalText
}
