import { z } from 'zod'
import { fitment } from '#domain/fitment/schema'
import { anAmount, described, paged, partIds } from '#common/fields'
import { field } from '#common/words'
import { CONDITIONS } from './part-states.ts'
import { priceBreak } from './prices/price-breaks-schema.ts'
import { type Tier, TIERS } from './prices/tiers.ts'

export * from './part-input.ts'
export * from './correction-schema.ts'
export * from './part-states.ts'
export * from './prices/tiers.ts'
export * from './taxonomy/taxonomy-schema.ts'
export * from './prices/price-breaks-schema.ts'
export * from './prices/price-times-schema.ts'
export * from './bin/bin-schema.ts'
export { normalNumber } from './part-number.ts'

export const named = z.object({ slug: z.string(), name: z.string() })
/** Why a part was found, for the shopper: "OE number 1K0 615 301 AA", "Replaces KV-4410.11". */
const foundBy = z.object({
  kind: z
    .enum(['number', 'oe', 'superseded', 'vehicle', 'vehicle-if', 'vehicle-no', 'words'])
    .meta(
      described(
        '`vehicle-if`: it fits only under the condition in the text; `vehicle-no`: it has the number that was typed, but does not fit, or that is not known',
      ),
    ),
  text: z.string(),
  place: z
    .string()
    .optional()
    .meta(described('where it goes on that vehicle, and how many it needs: "front, 2 needed"')),
})
export type FoundBy = z.infer<typeof foundBy>

/** The part to take instead of another. */
const replacement = z.object({ _id: z.string(), number: z.string(), name: z.string(), brand: z.string() })
export type Replacement = z.infer<typeof replacement>

/** When more of a part comes that is sold beyond its stock: on that day, or else so many days after an order. */
const backOrder = z.object({ days: z.int().optional(), on: z.iso.date().optional() })
export type BackOrder = z.infer<typeof backOrder>

/** A part in a list. */
export const partCard = z.object({
  _id: z.string(),
  number: z.string(),
  name: z.string(),
  brand: named,
  type: named,
  measures: z.string().nullable().meta(described('what it measures, in short: "312 × 25 mm"')),
  price: anAmount,
  stock: z.int().nullable().meta(described('null: not counted, never sells out')),
  backOrder: backOrder
    .optional()
    .meta(described('more than the stock can be ordered, and comes then; none: it cannot')),
  position: z.string().nullable(),
  quantity: z.int().meta(described('how many one vehicle needs; in a list for a car: how many that car does')),
  rating: z.number().nullable().meta(described('stars with one decimal, null without reviews')),
  ratingCount: z.int(),
  img: z.string(),
  condition: z.enum(['remanufactured', 'used']).optional().meta(described('missing: it is new')),
  status: z.enum(['hidden', 'retired']).optional().meta(described('why it is not sold; missing: it is')),
  instead: replacement
    .optional()
    .meta(described('the newest part that supersedes it, where it is no longer sold itself')),
  foundBy: z.array(foundBy).meta(described('why the part was found')),
})
export type PartCard = z.infer<typeof partCard>

/** `cursor` is the `next` of the page before. */
export const unsoldQuery = z.object({
  status: z.enum(['hidden', 'retired'], field.notOneOf('status', ['hidden', 'retired'])),
  condition: z.enum(CONDITIONS, field.notOneOf('condition', CONDITIONS)).optional(),
  ...paged(),
})
export type UnsoldQuery = z.infer<typeof unsoldQuery>

const isUniversal = z.boolean().meta(described('fits every vehicle of the types it is made for'))

/** A part in a cart. */
export const cartPart = partCard
  .pick({
    _id: true,
    number: true,
    name: true,
    price: true,
    stock: true,
    backOrder: true,
    img: true,
    quantity: true,
    status: true,
    instead: true,
  })
  .extend({ universal: isUniversal })
export type CartPart = z.infer<typeof cartPart>

/** One picture of a part, and its point of view; null if the picture is not one of ours. */
const partView = z.object({ view: z.enum(['three-quarter', 'front', 'detail']).nullable(), img: z.string() })
export type PartView = z.infer<typeof partView>
export type View = NonNullable<PartView['view']>

/** A part with everything that its page shows. */
export const partDetail = partCard.omit({ foundBy: true }).extend({
  brand: named.extend({ tier: z.enum(TIERS).nullable(), country: z.string(), about: z.string() }),
  views: z.array(partView).meta(described('its pictures, the main one (`img`) first')),
  crumbs: z.array(named),
  attributes: z.array(z.tuple([z.string(), z.string(), z.string().nullable()])).meta(described('name, value, unit')),
  priceBreaks: z
    .array(priceBreak)
    .optional()
    .meta(described('from so many of it in one order, each costs this; none: missing')),
  packSize: z.int().optional().meta(described('pieces in one unit that is sold; missing: one')),
  coreDeposit: anAmount.optional().meta({ description: anAmount.description }),
  documents: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  gtin: z.string().optional(),
  typicalPicture: z
    .literal(true)
    .optional()
    .meta(described('its first picture shows what such a part looks like; missing: the part itself')),
  weightGrams: z.int().nullable(),
  warrantyMonths: z.int().nullable(),
  universal: isUniversal,
  bestSeller: z.boolean(),
  numbers: z.array(
    z.object({ kind: z.enum(['own', 'oe', 'superseded']), maker: z.string().nullable(), number: z.string() }),
  ),
  fitments: z.array(fitment),
  fitmentCount: z.int(),
  interchange: z.array(partCard).meta(described('other parts of the same type that share an OE number')),
  pair: partCard
    .nullable()
    .meta(described('the same for the other side, or of a part for one axle for the other; null: none in stock')),
  version: z.int(),
})
export type PartDetail = z.infer<typeof partDetail>

/** A part in a comparison. */
export type ComparedPart = Pick<PartDetail, 'attributes' | 'weightGrams' | 'warrantyMonths' | 'numbers'> &
  Omit<PartCard, 'foundBy' | 'brand'> & { brand: PartCard['brand'] & { tier: Tier | null } }

export type CategoryNode = { slug: string; name: string; count: number; children: CategoryNode[] }

export const cartQuery = z.object({ part: partIds })
