import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX } from './constants.ts'
import { isPicture } from './pictures.ts'
import { decimalsOf, type Prices, stepOf, toMinor, toWritten, unitName, unitOf } from './prices.ts'

/** The database keeps every sign but this one. */
const NULL_SIGN = '\0'
const keepable = (text: string) => !text.includes(NULL_SIGN)
const UNKEEPABLE = 'Please use letters and digits only'

/** A text that must be there, with the message for when it is not; blanks around it do not count. */
export const needed = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `at most ${max} characters`).refine(keepable, UNKEEPABLE)

/** A text that may be left out. */
export const optional = (max: number) =>
  z.string().trim().max(max, `at most ${max} characters`).refine(keepable, UNKEEPABLE).optional()

/** The address of a picture that must be there: an uploaded one, or one on the web by https. */
export const pictureAddress = (message: string) =>
  needed(message, 1000).refine(
    isPicture,
    'Give the address of a picture: one you uploaded, or one beginning with https://',
  )

/** `cursor` and `limit` of a list that is paged by key: `size` at a time unless told. */
export const paged = (size = PAGE_SIZE) => ({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(size),
})

/** Ids of parts, `part` as often as there are some. */
export const partIds = z.preprocess(
  (value) => [value ?? []].flat(),
  z.array(z.string()).min(1, 'Name a part').max(PAGE_SIZE_MAX),
)

/** `q`: words that are looked for in a list. */
export const searchWords = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .optional()

const isWhole = (prices: Prices) => stepOf(prices) === unitOf(prices.currency)

/** "a whole number", or what else an amount of this shop is. */
const writing = (prices: Prices) =>
  isWhole(prices) ? 'a whole number' : `a number with ${decimalsOf(prices.currency)} decimals at most`

/** An amount as forms and calls write it (12.49), read in the smallest unit (1249). `says` are the words for what is no such amount. */
export function anyAmount(
  prices: Prices,
  what: string,
  says = `${what} is ${writing(prices)} of ${unitName(prices.currency)}`,
) {
  const number = z.number(says)
  const stepped = isWhole(prices)
    ? number.int(says)
    : number.refine((written) => toMinor(prices, written) !== undefined, says)
  return stepped.transform((written) => toMinor(prices, written)!)
}

/** An amount between two others, which are told in the smallest unit. */
export function amount(prices: Prices, what: string, { low, high }: { low: number; high: number }) {
  const [least, most] = [toWritten(prices, low), toWritten(prices, high)]
  const says = `${what} should be ${writing(prices)}`
  const number = z.number(`${what} should be a number`)
  const stepped = isWhole(prices)
    ? number.int(says)
    : number.refine((written) => toMinor(prices, written) !== undefined, says)
  return stepped
    .min(least, `${what} should be ${least} or more`)
    .max(most, `${what} should be ${most} or less`)
    .transform((written) => toMinor(prices, written)!)
}

/** An amount in an answer: in the smallest unit inside, as calls write it (12.49) outside. */
export const anAmount = z.number().meta({ description: 'an amount in the currency of the shop' })
