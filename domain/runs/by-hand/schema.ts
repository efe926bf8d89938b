import { z } from 'zod'
import { oncePerShop, type Prices, stepOf } from '#common/prices'
import { field } from '#common/words'
import { described } from '#common/fields'
import { PRICE_MAX } from '#domain/catalogue/schema'
import { ENDINGS, endingsOf, type PriceRule } from './price-rule.ts'

/** Why a change leaves a part as it is. `not-written`: the catalogue refused what it would be. */
export const REFUSALS = [
  'no-cost',
  'price-too-low',
  'price-too-high',
  'not-counted',
  'stock-too-low',
  'not-written',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** By so many per cent a price may change, or lie above the cost. */
export const PERCENTS = { least: -99, most: 1000 }
/** A stock, and by how much it may change. */
export const MOST_UNITS = 1_000_000

const percent = z
  .number(field.notNumber('percent'))
  .min(PERCENTS.least, field.tooLow('percent', PERCENTS.least))
  .max(PERCENTS.most, field.tooHigh('percent', PERCENTS.most))

const priceRule = (prices: Prices): z.ZodType<PriceRule> => {
  const endings = endingsOf(prices)
  const ending = z
    .enum(ENDINGS)
    .refine((one) => endings.includes(one), field.notOneOf('ending', endings))
    .optional()
    .meta(described('the nearest price that ends so'))
  const amount = z.int().min(-PRICE_MAX).max(PRICE_MAX).multipleOf(stepOf(prices), field.noAmount('amount', prices))
  return z.discriminatedUnion('by', [
    z.object({ by: z.literal('to'), amount: amount.min(1), ending }),
    z.object({ by: z.literal('amount'), amount, ending }),
    z.object({ by: z.literal('percent'), percent, ending }),
    z.object({ by: z.literal('cost'), percent, ending }),
  ])
}

const partId = z.string().regex(/^[1-9]\d{0,8}$/, field.noSuchPart)

/** How many parts can be named one by one. */
const MOST_NAMED = 1000

/** Which parts: named one by one, or all that a search of the shop finds. */
export const chosenParts = z.union(
  [
    z.object({
      parts: z.array(partId).min(1).max(MOST_NAMED),
    }),
    z.object({ search: z.string().max(2000).meta(described('the query of `GET /api/parts`: "q=pads&brand=aldmoor"')) }),
  ],
  field.chooseParts,
)
export type ChosenParts = z.infer<typeof chosenParts>

/** One change for all of them. */
export const partsChange = oncePerShop((prices) =>
  z.object({
    amounts: z.literal('minor'),
    chosen: chosenParts,
    change: z
      .object({
        price: priceRule(prices),
        stock: z.object({ by: z.enum(['to', 'units']), units: z.int().min(-MOST_UNITS).max(MOST_UNITS) }),
        brand: z.string().max(80),
        category: z.string().max(80),
        status: z.enum(['sold', 'hidden', 'retired']),
        bestSeller: z.boolean(),
      })
      .partial()
      .refine((change) => Object.keys(change).length > 0, field.nothingToChange),
  }),
)
export type PartsChange = z.infer<ReturnType<typeof partsChange>>

/** A change that is meant as its preview told it. */
export const previewedChange = oncePerShop((prices) =>
  partsChange(prices).extend({
    plan: z
      .string()
      .max(100)
      .optional()
      .meta(described('of the preview: prices that have changed since refuse the change')),
  }),
)
export type PreviewedChange = z.infer<ReturnType<typeof previewedChange>>
export type ChangeOfEach = PartsChange['change']

const cellValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
const sample = z.object({
  part: z.string(),
  name: z.string(),
  number: z.string(),
  field: z.string(),
  before: cellValue,
  after: cellValue,
})

/** What a change would do. Amounts in the smallest unit. */
export const changePreview = z.object({
  amounts: z.literal('minor'),
  currency: z.string(),
  parts: z.int().meta(described('how many were chosen')),
  changed: z.int(),
  same: z.int().meta(described('parts that are so already')),
  jumps: z.int().meta(described('prices that move by more than 20 %')),
  refused: z.array(z.object({ code: z.enum(REFUSALS), parts: z.int() })),
  samples: z.array(sample),
  plan: z.string().meta(described('stands for these prices; send it with the change')),
})
export type ChangePreview = z.infer<typeof changePreview>

/** The columns of the grid, as texts. */
export const GRID_FIELDS = ['name', 'price', 'cost', 'stock', 'status'] as const
export type GridField = (typeof GRID_FIELDS)[number]
/** So many parts stand in one grid. */
export const MOST_ROWS = 300

const gridRow = z.object({
  _id: z.string(),
  brand: z.string(),
  number: z.string(),
  cells: z.object({ name: z.string(), price: z.string(), cost: z.string(), stock: z.string(), status: z.string() }),
})
export type GridRow = z.infer<typeof gridRow>
export const grid = z.object({ rows: z.array(gridRow), count: z.int(), currency: z.string() })
export type Grid = z.infer<typeof grid>

const typed = z.string().max(300)
export const gridChange = z.object({
  cells: z
    .array(
      z.object({
        part: partId,
        field: z.enum(GRID_FIELDS),
        was: typed.meta(described('the text that the grid had')),
        is: typed,
      }),
    )
    .min(1)
    .max(MOST_ROWS * GRID_FIELDS.length),
})
export type GridChange = z.infer<typeof gridChange>
export const gridPreview = z.object({
  cells: z.array(z.object({ part: z.string(), field: z.enum(GRID_FIELDS), before: z.string(), after: z.string() })),
})
export type GridPreview = z.infer<typeof gridPreview>
