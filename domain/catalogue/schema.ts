import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { amount, paged, partIds } from '#common/fields'
import { oncePerShop } from '#common/prices'

import { PRICE_MAX } from './writing/part-input.ts'

export * from './answers.ts'
export * from './writing/part-input.ts'

export const SORTS = ['popular', 'price-up', 'price-down', 'rating', 'newest'] as const
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
/** An empty one, as a form sends it, is none. */
const orNone = <T extends z.ZodType>(number: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? undefined : Number(value)), number.optional())
const whole = (what: string, low: number, high: number) =>
  orNone(z.number(`${what} should be a number`).int(`${what} should be a whole number`).min(low).max(high))

/**
 * What a list of parts can be asked for; the same names in the address of `/shop` and of `GET /api/parts`. Prices are
 * read in the smallest unit.
 */
export const partQuery = oncePerShop((prices) =>
  z.object({
    q: z.string().trim().max(120).optional(),
    category: slugs,
    brand: slugs,
    position: listOf(z.array(z.enum(POSITIONS))),
    priceMin: orNone(amount(prices, 'priceMin', { low: 0, high: PRICE_MAX })),
    priceMax: orNone(amount(prices, 'priceMax', { low: 0, high: PRICE_MAX })),
    rating: whole('rating', 1, 5),
    inStock: z
      .enum(['true', '1', 'false', '0'])
      .optional()
      .transform((value) => value === 'true' || value === '1' || undefined),
    make: z.string().max(60).optional(),
    model: z.string().max(80).optional(),
    year: whole('year', 1900, 2100),
    engine: z.string().max(80).optional(),
    sort: z.enum(SORTS).default('popular'),
    ...paged(),
  }),
)
export type PartQuery = z.infer<ReturnType<typeof partQuery>>

export const cartQuery = z.object({ part: partIds })
