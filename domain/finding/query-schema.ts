import { z } from 'zod'
import { CONDITIONS, PRICE_MAX, TIERS } from '#domain/catalogue/schema'
import { answers } from '#domain/fitment/schema'
import { POSITIONS, SEARCH_MAX } from '#common/constants'
import { amount, described, paged, wholeNumber } from '#common/fields'
import { oncePerShop } from '#common/prices'
import { field } from '#common/words'

/** `relevance`: what the words most likely mean comes first; parts that are as likely, by popularity. */
export const SORTS = ['relevance', 'popular', 'price-up', 'price-down', 'rating', 'newest'] as const
export type Sort = (typeof SORTS)[number]

/** Price bands of the facet, in the smallest unit: from ≤ price < to. The function `price_band` has the same (migration 0004). */
export const PRICE_BANDS = [
  { id: 0, from: 0, to: 2500 },
  { id: 1, from: 2500, to: 5000 },
  { id: 2, from: 5000, to: 10_000 },
  { id: 3, from: 10_000, to: 25_000 },
  { id: 4, from: 25_000, to: null },
] as const

/** Values that are named one by one or with commas between them. */
const listOf = <T extends z.ZodType>(values: z.ZodArray<T>) =>
  z.preprocess(
    (value) =>
      value === undefined
        ? undefined
        : [value]
            .flat()
            .flatMap((one) => String(one).split(','))
            .filter(Boolean),
    values.optional(),
  )
const slugs = listOf(z.array(z.string().max(80)).max(40))
/** "diameter:302,304" is "diameter:302" and "diameter:304". */
const measures = z.preprocess(
  (value) => {
    let measure = ''
    const values = value === undefined ? [] : [value].flat().flatMap((one) => String(one).split(','))
    return values.filter(Boolean).map((one) => {
      if (one.includes(':')) measure = one.slice(0, one.indexOf(':') + 1)
      return one.includes(':') ? one : measure + one
    })
  },
  z
    .array(
      z
        .string()
        .max(80)
        .regex(/^[^:]+:[^:]+$/, field.measure),
    )
    .max(40)
    .transform((values) => (values.length > 0 ? values : undefined))
    .optional(),
)
/** An empty one, as a form sends it, is none. */
const orNone = <T extends z.ZodType>(number: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? undefined : Number(value)), number.optional())
const whole = (what: string, low: number, high: number) => orNone(wholeNumber(what, low, high))

/**
 * What a list of parts can be asked for; the same names in the address of `/shop` and of `GET /api/parts`. Prices are
 * read in the smallest unit.
 */
export const partQuery = oncePerShop((prices) =>
  z.object({
    q: z.string().trim().max(SEARCH_MAX).optional(),
    category: slugs,
    brand: slugs,
    position: listOf(z.array(z.enum(POSITIONS))),
    condition: listOf(z.array(z.enum(CONDITIONS))).meta(described('new, remanufactured or used')),
    tier: listOf(z.array(z.enum(TIERS))).meta(described('price levels of brands')),
    measure: measures.meta(
      described(
        'what parts measure: "diameter:302"; several of one measure are alternatives, of several measures all must hold',
      ),
    ),
    priceMin: orNone(amount(prices, 'priceMin', { low: 0, high: PRICE_MAX })),
    priceMax: orNone(amount(prices, 'priceMax', { low: 0, high: PRICE_MAX })),
    rating: whole('rating', 1, 5),
    inStock: z
      .enum(['true', '1', 'false', '0'])
      .optional()
      .transform((value) => value === 'true' || value === '1' || undefined),
    car: whole('car', 1, 2_147_483_647),
    make: z.string().max(60).optional(),
    model: z.string().max(80).optional(),
    year: whole('year', 1900, 2100),
    engine: z.string().max(80).optional(),
    is: answers,
    sort: z.enum(SORTS).optional().meta(described('default: `relevance` for words that are no names, else `popular`')),
    ...paged(),
  }),
)
export type PartQuery = z.infer<ReturnType<typeof partQuery>>
