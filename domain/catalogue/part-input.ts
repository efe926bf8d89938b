import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { amount, anAmount, needed, pictureAddress, webAddress, wholeNumber } from '#common/fields'
import { HAZARDS } from '#common/hazards'
import { oncePerShop, type Prices, stepOf } from '#common/prices'
import { field, texts } from '#common/words'
import { isRowId } from '#common/row-ids'
import { readGtin } from './fields/gtin.ts'
import { PART_LIMITS } from './fields/limits.ts'
import { normalNumber } from './part-number.ts'
import { CONDITIONS, STATUSES } from './part-states.ts'

const printedNumber = needed(field.numberRequired, PART_LIMITS.number).refine(
  (number) => normalNumber(number) !== '',
  field.printedNumber,
)

const numbersOfMakers = z
  .array(z.object({ maker: z.string().trim().max(PART_LIMITS.maker).nullable().default(null), number: printedNumber }))
  .max(PART_LIMITS.entries, field.tooMany(PART_LIMITS.entries, 'numbers'))

/**
 * What the catalogue knows of a part besides name, price and picture. `brand` and `category` (its part type) are slugs.
 */
const more = z.object({
  number: printedNumber,
  brand: z.string().max(80),
  category: z.string().max(80),
  stock: wholeNumber('stock', ...PART_LIMITS.stock).nullable(),
  position: z.enum(POSITIONS, field.notOneOf('position', POSITIONS)).nullable(),
  universal: z.boolean(),
  quantity: wholeNumber('quantity', ...PART_LIMITS.quantity),
  attributes: z
    .array(
      z.tuple([
        needed(field.attributeName, PART_LIMITS.attributeName),
        z.string().trim().max(PART_LIMITS.attributeValue),
        z.string().max(20).nullable(),
      ]),
    )
    .max(PART_LIMITS.entries, field.tooMany(PART_LIMITS.entries, 'attributes')),
  weightGrams: wholeNumber('weight', ...PART_LIMITS.grams).nullable(),
  lengthMm: wholeNumber('length', ...PART_LIMITS.millimetres).nullable(),
  widthMm: wholeNumber('width', ...PART_LIMITS.millimetres).nullable(),
  heightMm: wholeNumber('height', ...PART_LIMITS.millimetres).nullable(),
  hazard: z.enum(HAZARDS, field.notOneOf('hazard', HAZARDS)).nullable(),
  warrantyMonths: wholeNumber('warranty', ...PART_LIMITS.warrantyMonths).nullable(),
  oeNumbers: numbersOfMakers,
  supersededNumbers: numbersOfMakers.meta({
    description: 'older numbers that it replaces; `maker` null: its own brand’s',
  }),
  bestSeller: z.boolean(),
  gtin: z
    .string()
    .overwrite((text) => readGtin(text) ?? text)
    .refine((text) => readGtin(text) !== null, field.gtin)
    .nullable(),
  condition: z.enum(CONDITIONS, field.notOneOf('condition', CONDITIONS)),
  packSize: wholeNumber('pack size', ...PART_LIMITS.packSize).meta({ description: 'pieces in one unit that is sold' }),
  status: z.enum(STATUSES, field.notOneOf('status', STATUSES)),
  supersededBy: z
    .string()
    .refine(isRowId, field.noSuchPart)
    .nullable()
    .meta({ description: 'the id of the part to take instead' }),
  pictures: z
    .array(pictureAddress)
    .max(PART_LIMITS.pictures, field.tooMany(PART_LIMITS.pictures, 'pictures'))
    .meta({ description: 'those after the first, which is `img`' }),
  documents: z
    .array(z.object({ name: needed(field.documentName, PART_LIMITS.documentName), url: webAddress }))
    .max(PART_LIMITS.documents, field.tooMany(PART_LIMITS.documents, 'documents')),
})

/** The highest price of a part, in the smallest unit: a million dollars. */
export const PRICE_MAX = 99_999_900

/** What a seller pays for one, and what a customer gets back for the old part, which is a price of its own. */
const amounts = (prices: Prices) => ({
  cost: amount(prices, 'cost', { low: 0, high: PRICE_MAX }).nullable(),
  coreDeposit: amount(prices, 'core deposit', { low: stepOf(prices), high: PRICE_MAX }).nullable(),
})

const name = needed(texts.nameRequired, PART_LIMITS.name)
const img = pictureAddress

/** A part to be written. Price in the smallest unit; `stock` null: not counted, never sells out. */
export const partInput = oncePerShop((prices) =>
  z.object({
    name,
    price: amount(prices, 'price', { low: stepOf(prices), high: PRICE_MAX }),
    img,
    ...more.extend(amounts(prices)).partial().shape,
  }),
)
export type PartInput = z.infer<ReturnType<typeof partInput>>

/**
 * A change to a part. With the `version` it was made from, it fails (412) if somebody else changed the part first. With
 * the stock it was made from, it fails if a sale since then would be undone.
 */
export const partChange = oncePerShop((prices) =>
  partInput(prices).extend({ version: z.int().optional(), stockWas: more.shape.stock.optional() }),
)
export type PartChange = z.infer<ReturnType<typeof partChange>>

/** What stands in an answer only where it is something else than usual. */
const UNUSUAL = {
  gtin: true,
  condition: true,
  packSize: true,
  status: true,
  supersededBy: true,
  supersededNumbers: true,
  pictures: true,
  documents: true,
} as const
const nullableAmount = anAmount.nullable().optional().meta({ description: anAmount.description })
const written = z.object({
  name,
  price: anAmount,
  img,
  ...more.omit(UNUSUAL).shape,
  ...more.pick(UNUSUAL).partial().shape,
  /** Only admins see it. */
  cost: nullableAmount,
  coreDeposit: nullableAmount,
})

/** What a part is where a record says nothing. */
export const USUAL = {
  gtin: null,
  cost: null,
  condition: 'new',
  coreDeposit: null,
  packSize: 1,
  status: 'sold',
  supersededBy: null,
  supersededNumbers: [],
  pictures: [],
  documents: [],
} satisfies Partial<PartInput>

/** Everything about a part that can be written, as stored. */
export const partRecord = z.object({
  _id: z.string(),
  ...written.shape,
  version: z.int(),
})
export type PartRecord = z.infer<typeof partRecord>
