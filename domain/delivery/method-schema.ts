import { z } from 'zod'
import { aFewId, anAmount, described, needed, optional, orNull, wholeNumber } from '#common/fields'
import { HAZARDS } from '#common/hazards'
import { oncePerShop, type Prices, stepOf } from '#common/prices'
import { field } from '#common/words'
import { CARRIERS } from './carrier/carrier-codes.ts'

/** The highest numbers that a method may have; `rate` in the smallest unit. */
export const METHOD_MAX = { rate: 99_999_900, days: 90, grams: 10_000_000, mm: 100_000, rank: 999 }
const RATE_BY = ['flat', 'weight', 'subtotal'] as const

/** An amount in the smallest unit that the shop's prices can write. */
const rate = (prices: Prices, what: string) =>
  wholeNumber(what, 0, METHOD_MAX.rate).refine((minor) => minor % stepOf(prices) === 0, field.rateStep(prices))

const workDays = z
  .array(z.int(field.workDay).min(1, field.workDay).max(7, field.workDay))
  .min(1, field.workDaysMissing)
  .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
  .meta(described('of the carrier; 1: Monday'))

const fields = (prices: Prices) =>
  z.object({
    amounts: z.literal('minor').default('minor').meta(described('all amounts are in the smallest unit')),
    zone: orNull(aFewId('zone')).default(null).meta(described('where it delivers to')),
    place: orNull(aFewId('place')).default(null).meta(described('where it is collected, instead of a zone')),
    name: needed(field.methodNameRequired, 80),
    carrier: z.enum(CARRIERS, field.notOneOf('carrier', CARRIERS)).default('own'),
    service: optional(60).transform((service) => service ?? ''),
    rateBy: z.enum(RATE_BY, field.notOneOf('rateBy', RATE_BY)),
    rates: z
      .array(
        z.object({
          from: wholeNumber('from', 0, METHOD_MAX.rate).meta(described('grams, or a subtotal in the smallest unit')),
          amount: rate(prices, 'amount').meta(described(anAmount.description!)),
        }),
        field.ratesMissing,
      )
      .min(1, field.ratesMissing)
      .max(50),
    freeOver: orNull(rate(prices, 'freeOver'))
      .default(null)
      .meta(described('a higher subtotal ships free; null: never')),
    daysFrom: wholeNumber('daysFrom', 0, METHOD_MAX.days),
    daysTo: wholeNumber('daysTo', 0, METHOD_MAX.days),
    workDays,
    maxWeightGrams: orNull(wholeNumber('maxWeightGrams', 1, METHOD_MAX.grams)).default(null),
    maxLengthMm: orNull(wholeNumber('maxLengthMm', 1, METHOD_MAX.mm)).default(null),
    hazards: z
      .array(z.enum(HAZARDS, field.notOneOf('hazards', HAZARDS)))
      .default([])
      .meta(described('the dangerous goods that it takes')),
    on: z.boolean(field.trueOrFalse('on')).default(false).meta(described('false: nobody is offered it')),
    rank: wholeNumber('rank', 0, METHOD_MAX.rank).default(0),
  })
type Fields = z.infer<ReturnType<typeof fields>>

/** What does not go together, by field. */
function faults({
  zone,
  place,
  rateBy,
  rates,
  daysFrom,
  daysTo,
}: Fields): [path: (string | number)[], message: string][] {
  const wrong: [(string | number)[], string][] = []
  if ((zone === null) === (place === null)) wrong.push([['zone'], field.zoneOrPlace])
  if (daysTo < daysFrom) wrong.push([['daysTo'], field.daysBackward])
  if (rateBy === 'flat' && rates.length > 1) wrong.push([['rates'], field.oneFlatRate])
  if (rates[0] && rates[0].from !== 0) wrong.push([['rates', 0, 'from'], field.firstRate])
  for (const [n, { from }] of rates.entries())
    if (n > 0 && from <= rates[n - 1]!.from) wrong.push([['rates', n, 'from'], field.ratesRise])
  return wrong
}

const checked = <T extends z.ZodType<Fields>>(schema: T) =>
  schema.superRefine((method, { addIssue }) => {
    for (const [path, message] of faults(method)) addIssue({ code: 'custom', path, message })
  })

/** A method to be written: how the shop delivers to a zone, or lets customers collect at a place. */
export const methodInput = oncePerShop((prices) => checked(fields(prices)))
export type MethodInput = z.infer<ReturnType<typeof methodInput>>

/** A change to a method, with the `version` that was read. */
export const methodChange = oncePerShop((prices) =>
  checked(fields(prices).extend({ version: z.int(field.versionRead) })),
)
export type MethodChange = z.infer<ReturnType<typeof methodChange>>

export const methodRecord = z.object({
  id: z.int(),
  zone: z.int().nullable(),
  place: z.int().nullable(),
  name: z.string(),
  carrier: z.enum(CARRIERS),
  service: z.string(),
  rateBy: z.enum(RATE_BY),
  rates: z.array(z.object({ from: z.int(), amount: anAmount })),
  freeOver: z.int().nullable().meta(described('in the smallest unit')),
  daysFrom: z.int(),
  daysTo: z.int(),
  workDays: z.array(z.int()),
  maxWeightGrams: z.int().nullable(),
  maxLengthMm: z.int().nullable(),
  hazards: z.array(z.enum(HAZARDS)),
  on: z.boolean(),
  rank: z.int(),
  version: z.int(),
})
export type MethodRecord = z.infer<typeof methodRecord>
