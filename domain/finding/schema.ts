import { z } from 'zod'
import { named, partCard, PRICE_MAX, TIERS } from '#domain/catalogue/schema'
import { answers, fitQuestion } from '#domain/fitment/schema'
import { POSITIONS } from '#common/constants'
import { amount, paged, wholeNumber } from '#common/fields'
import { oncePerShop } from '#common/prices'
import { field } from '#common/words'
import { facets, otherSizes, relaxation } from './facets-schema.ts'
import { readPieces } from './reading/schema.ts'

export * from './facets-schema.ts'
export * from './log/schema.ts'
export * from './rules/schema.ts'

const said = (description: string) => ({ description })

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
    q: z.string().trim().max(120).optional(),
    category: slugs,
    brand: slugs,
    position: listOf(z.array(z.enum(POSITIONS))),
    tier: listOf(z.array(z.enum(TIERS))).meta(said('price levels of brands')),
    measure: measures.meta(
      said(
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
    sort: z.enum(SORTS).optional().meta(said('default: `relevance` for words that are no names, else `popular`')),
    ...paged(),
  }),
)
export type PartQuery = z.infer<ReturnType<typeof partQuery>>

const vehicleRead = z.object({
  make: z.string(),
  model: z.string().optional(),
  year: z.int().optional(),
  label: z.string(),
})

/** How the shop read the words of a search, and what it set aside because nothing matched all of it. */
const reading = z.object({
  types: z.array(named),
  brands: z.array(named),
  positions: z.array(z.string()),
  vehicle: vehicleRead.nullable(),
  number: z.string().nullable(),
  unknownNumber: z.string().nullable().meta(said('looks like a number, but no part has it')),
  words: z.array(z.string()),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  dropped: z.array(z.string()).meta(said('words that matched nothing together with the others: the list ignores them')),
  isEmpty: z.boolean().meta(said('the words named nothing to look for: "🙂", "%", "the"')),
  ...readPieces.shape,
})
export type Reading = z.infer<typeof reading>

/** `madeFor` and `every` are words for people: parts made for "this car" or "Audi", and those that suit every "car". */
const universalParts = z.object({
  count: z.int(),
  categories: z.array(z.string()),
  madeFor: z.string(),
  every: z.string(),
})
export type UniversalParts = z.infer<typeof universalParts>

export const partList = z.object({
  items: z.array(partCard),
  facets,
  count: z.int(),
  byFit: z
    .object({ fits: z.int(), if: z.int(), no: z.int().optional() })
    .nullable()
    .meta(
      said(
        'with a vehicle: how many parts fit it, which come first, how many fit under a condition, and `no` do not, but have the number that was typed',
      ),
    ),
  question: fitQuestion
    .nullable()
    .meta(said('with one car: what settles most of the parts that fit if something open is so; null: nothing is open')),
  sort: z.enum(SORTS).meta(said('the order that the list has')),
  next: z.string().nullable().meta(said('the cursor of the next page')),
  universal: universalParts
    .nullable()
    .meta(said('universal parts: not in this list or its count, but listed in these categories')),
  reading: reading.nullable().meta(said('how the words of `q` were understood')),
  others: otherSizes.meta(
    said('if no part has the asked size: the nearest other sizes, each with the query that asks for it'),
  ),
  relax: z.array(relaxation).meta(said('if nothing was found: filters and words to drop')),
})
export type PartList = z.infer<typeof partList>

export const suggestion = z.object({
  kind: z.enum(['part', 'category', 'brand', 'vehicle', 'page']),
  label: z.string(),
  hint: z.string(),
  href: z.string().meta(said('its address, on the shop’s own origin')),
})
export type Suggestion = z.infer<typeof suggestion>
