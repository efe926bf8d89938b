/**
 * How numbers, days and amounts of money are written: the only file with the language's formats. A server does not know
 * the reader's time zone, so the days that it renders are in UTC; the others are in the reader's time zone.
 */
export const LOCALE = 'en-US'
/** "en", for a page's `lang`. */
export const LANGUAGE = LOCALE.slice(0, 2)

const made = new Map<string, Intl.NumberFormat>()
function once(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}

const numbers = new Intl.NumberFormat(LOCALE)
/** "120,000". A list writes a hundred numbers, and most have no separator. */
export const whole = (count: number): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : numbers.format(count)

/** How large a file may be: "2 GB" */
export const largest = (bytes: number): string =>
  bytes >= 2 ** 30
    ? `${decimal(Math.floor((bytes / 2 ** 30) * 10) / 10)} GB`
    : bytes >= 2 ** 20
      ? `${whole(Math.floor(bytes / 2 ** 20))} MB`
      : `${whole(bytes)} bytes`

/** "4.3" */
export const decimal = (amount: number): string => numbers.format(amount)

/** "$12.49", of 12.49 dollars with two decimals. */
export const amountIn = (amount: number, currency: string, decimals: number): string =>
  once(`${currency} ${decimals}`, () => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return new Intl.NumberFormat(LOCALE, { style: 'currency', currency, ...digits })
  }).format(amount)

const names = new Map<string, string>()
/** A currency's name in the plural: "US dollars". */
export function currencyName(currency: string): string {
  const known = names.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'name' })
  const name = format.formatToParts(2).find((part) => part.type === 'currency')?.value ?? currency
  names.set(currency, name)
  return name
}

let countries: Intl.DisplayNames | undefined
/** "Germany", of "DE". */
export const countryName = (code: string): string =>
  (countries ??= new Intl.DisplayNames(LOCALE, { type: 'region' })).of(code) ?? code

/** "a, b, and c" */
export const listed = (texts: readonly string[]): string => new Intl.ListFormat(LOCALE).format(texts)

/** Made when it is first used: a browser that shows no day makes none. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (iso: string) => (format ??= new Intl.DateTimeFormat(LOCALE, options)).format(new Date(iso))
}

/** "Jan 5, 2026" */
export const dayOf = formatter({ dateStyle: 'medium' })
/** "Jan 5, 2026, 3:04 PM" */
export const momentOf = formatter({ dateStyle: 'medium', timeStyle: 'short' })
/** Writes moments of a time zone as spreadsheets of every language read them: "2026-01-05 15:04:00". */
export function momentsInFile(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return (at) => format.format(at)
}
/** "January 5" */
export const dayOfYear = formatter({ day: 'numeric', month: 'long' })
/** "Jan 5, 2026" */
export const dayInUtc = formatter({ dateStyle: 'medium', timeZone: 'UTC' })
/** "January 5, 2026" */
export const longDayInUtc = formatter({ dateStyle: 'long', timeZone: 'UTC' })
const weekdayAndDay = formatter({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const weekdayDayAndYear = formatter({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
/** "Mon, Jan 5", or "Mon, Jan 5, 2027" of another year than now. It is read on one line: its spaces break none. */
export const weekdayInUtc = (iso: string, now = new Date()): string => {
  const isThisYear = new Date(iso).getUTCFullYear() === now.getUTCFullYear()
  return (isThisYear ? weekdayAndDay : weekdayDayAndYear)(iso).replaceAll(' ', '\u00A0')
}
/** "Jan 5" */
export const shortDayInUtc = formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' })

const weekday = formatter({ weekday: 'long', timeZone: 'UTC' })
/** "Monday", of 1. */
export const dayName = (day: number): string => weekday(`2024-01-0${day}`)

const FRACTIONS: Record<string, string> = { '0.25': '1/4', '0.375': '3/8', '0.5': '1/2', '0.75': '3/4' }

/** So many decimals has what was reckoned from an American unit; the fine sizes of a bearing are in mm, 375 ml have three. */
const RECKONED: Record<string, number> = { l: 4, g: 3, Nm: 3 }

/** Whether an amount in a unit was reckoned from an American one: "4.7318" and "l", of 5 qt. */
export const isReckoned = (number: string, unit: string): boolean =>
  (/^\d+\.(\d+)$/.exec(number)?.[1]?.length ?? 0) >= (RECKONED[unit] ?? Infinity)

/** A text whose units stay with their part, and sizes in one piece: no line ends at "2 ×". */
export const unitsUnbroken = (text: string): string => text.replace(/(\d) × (?=\S)/g, '$1\u00a0×\u00a0')

/** What a part measures: "302", mm → "302 mm"; "17in", in → "17 in"; "4.7318", l → "4.73 l"; "5x112" → "5 × 112". */
export function amountWithUnit(value: string, unit: string | null): string {
  if (unit === null) return value.replace(/^(\d+)x(?=\d)/, '$1 × ')
  const number = value.endsWith(unit) ? value.slice(0, -unit.length) : value
  if (unit === 'in') return `${FRACTIONS[number] ?? number} in`
  return `${isReckoned(number, unit) ? Number(Number(number).toFixed(2)) : number} ${unit}`
}
