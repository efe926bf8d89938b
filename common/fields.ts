import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX } from './constants.ts'
import { isPicture } from './pictures.ts'
import { type Prices, stepOf, toMinor, toWritten, unitOf } from './prices.ts'
import { ONE_LINE, LINES_AND_TABS } from './printable.ts'
import { FEW_ID_MAX, ROW_ID_MAX } from './row-ids.ts'
import './schema-words.ts'
import { field, texts } from './words.ts'

/** The database stores every character but this one. */
const NULL_CHARACTER = '\0'
const keepable = (text: string) => !text.includes(NULL_CHARACTER)

/** What the description of the API says of a field, for `meta`. */
export const described = (description: string) => ({ description })

/** A required text, with the message if it is missing; surrounding spaces do not count. */
export const needed = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, field.atMost(max)).refine(keepable, field.strangeCharacters)

/** An optional text. */
export const optional = (max: number) =>
  z.string().trim().max(max, field.atMost(max)).refine(keepable, field.strangeCharacters).optional()

/** A text of one line; surrounding spaces do not count. `message`: for what is no text. */
export const lineOfText = (max: number, message?: string) =>
  z.string(message).trim().max(max, field.tooLong(max)).regex(ONE_LINE, field.strangeCharacters)

/** The same of several lines, with tabs too. */
export const linesOfText = (max: number, message?: string) =>
  z.string(message).trim().max(max, field.tooLong(max)).regex(LINES_AND_TABS, field.strangeCharacters)

/** The required address of a picture: an uploaded one, or one on the web by https. */
export const pictureAddress = needed(texts.imageRequired, 1000).refine(isPicture, field.pictureAddress)

/** A required address on the web, by https. */
export const webAddress = needed(field.webAddress, 1000).refine(
  (text) => URL.canParse(text) && text.startsWith('https://'),
  field.webAddress,
)

/** `cursor` and `limit` of a list that is paged by key: `size` at a time by default. */
export const paged = (size = PAGE_SIZE) => ({
  cursor: z.string().max(200).optional(),
  limit: typedWholeNumber('limit', 1, PAGE_SIZE_MAX).default(size),
})

/** Ids of parts, one `part` for each. */
export const partIds = z.preprocess(
  (value) => [value ?? []].flat(),
  z.array(z.string()).min(1, field.nameAPart).max(PAGE_SIZE_MAX),
)

/** `q`: the words to search a list for. */
export const searchWords = z.string().trim().max(100).regex(ONE_LINE, field.strangeCharacters).optional()

type Whole = { what: string; low: number; high: number }
const between = <N extends z.ZodNumber | z.coerce.ZodCoercedNumber>(number: N, { what, low, high }: Whole): N =>
  number.int(field.notWhole(what)).min(low, field.tooLow(what, low)).max(high, field.tooHigh(what, high)) as N

/** A whole number between two others, both included. */
export const wholeNumber = (what: string, low: number, high: number) =>
  between(z.number(field.notNumber(what)), { what, low, high })

/** The same as text has it: in a form, a file or an address. */
export const typedWholeNumber = (what: string, low: number, high: number) =>
  between(z.coerce.number(field.notNumber(what)), { what, low, high })

/** The number of a row, and the same as text has it. */
export const anId = (what: string) => wholeNumber(what, 1, ROW_ID_MAX)
export const typedId = (what: string) => typedWholeNumber(what, 1, ROW_ID_MAX)
/** The same of a table of few rows. */
export const aFewId = (what: string) => wholeNumber(what, 1, FEW_ID_MAX)
export const typedFewId = (what: string) => typedWholeNumber(what, 1, FEW_ID_MAX)

/** An e-mail address, in small letters. */
export const emailAddress = z
  .string(texts.emailRequired)
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(texts.emailInvalid))

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** An empty field is null. */
export const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable())

/** An empty field counts as left out. */
export const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional())

/** True or false as an address has it. */
export const typedFlag = (what: string, otherwise: boolean) =>
  z
    .enum(['true', 'false'], field.trueOrFalse(what))
    .default(otherwise ? 'true' : 'false')
    .transform((said) => said === 'true')

/** A day of a form or call, `2026-12-25`, of the years that people mean. */
export const aDay = z.iso
  .date(field.dayForm)
  .refine((day) => day >= '1900', field.yearTooEarly('The year', 1900))
  .refine((day) => day < '2101', field.yearTooLate('The year', 2100))

/** A model year as text has it. */
export const typedYear = (what: string) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce
      .number(field.notYear(what))
      .int(field.notYear(what))
      .min(1900, field.yearTooEarly(what, 1900))
      .max(2100, field.yearTooLate(what, 2100)),
  )

const isWhole = (prices: Prices) => stepOf(prices) === unitOf(prices.currency)

/** An amount from a form or call (12.49), converted to the smallest unit (1249). */
export function anyAmount(prices: Prices, what: string) {
  const says = field.noAmountOf(what, prices)
  const number = z.number(says)
  const stepped = isWhole(prices)
    ? number.int(says)
    : number.refine((written) => toMinor(prices, written) !== undefined, says)
  return stepped.transform((written) => toMinor(prices, written)!)
}

/** An amount between two others, which are given in the smallest unit. */
export function amount(prices: Prices, what: string, { low, high }: { low: number; high: number }) {
  const [least, most] = [toWritten(prices, low), toWritten(prices, high)]
  const says = field.noAmount(what, prices)
  const number = z.number(field.notNumber(what))
  const stepped = isWhole(prices)
    ? number.int(says)
    : number.refine((written) => toMinor(prices, written) !== undefined, says)
  return stepped
    .min(least, field.tooLow(what, least))
    .max(most, field.tooHigh(what, most))
    .transform((written) => toMinor(prices, written)!)
}

/** An amount in a response: in the smallest unit inside, written as 12.49 outside. */
export const anAmount = z.number().meta({ description: 'an amount in the currency of the shop' })
