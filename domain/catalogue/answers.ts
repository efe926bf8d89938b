import { z } from 'zod'
import { fitment } from '#domain/fitment/schema'
import { anAmount } from '#common/fields'

const named = z.object({ slug: z.string(), name: z.string() })
const said = (description: string) => ({ description })

/** Why a part was found, for the shopper: "OE number 1K0 615 301 AA", "Replaces KV-4410.11". */
const foundBy = z.object({
  kind: z
    .enum(['number', 'oe', 'superseded', 'vehicle', 'vehicle-if', 'words'])
    .meta(said('`vehicle-if`: it fits only if what the text says is so')),
  text: z.string(),
})
export type FoundBy = z.infer<typeof foundBy>

/** A part as a list shows it. */
export const partCard = z.object({
  _id: z.string(),
  number: z.string(),
  name: z.string(),
  brand: named,
  type: named,
  price: anAmount,
  stock: z.int().nullable().meta(said('null: not counted, never sells out')),
  position: z.string().nullable(),
  rating: z.number().nullable().meta(said('stars to one tenth, null without reviews')),
  ratingCount: z.int(),
  img: z.string(),
  foundBy: z.array(foundBy).meta(said('why the part was found')),
})
export type PartCard = z.infer<typeof partCard>

/** A part as a cart shows it. */
export const cartPart = partCard
  .pick({ _id: true, number: true, name: true, price: true, stock: true, img: true })
  .extend({ quantity: z.int().meta(said('how many a vehicle needs')) })
export type CartPart = z.infer<typeof cartPart>

const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  selected: z.boolean(),
  depth: z.int().optional().meta(said('how far down the category tree it stands')),
})
export type FacetValue = z.infer<typeof facetValue>

const facetValues = z.array(facetValue)
/** Counts for each value as if its own facet were not yet narrowed. Categories are the children of the chosen one. */
const facets = z.object({
  category: facetValues,
  brand: facetValues,
  position: facetValues,
  price: facetValues,
  rating: facetValues,
  inStock: facetValues,
})
export type Facets = z.infer<typeof facets>

/** How the shop read the words of a search, and what it set aside because nothing matched all of it. */
const reading = z.object({
  types: z.array(named),
  brands: z.array(named),
  positions: z.array(z.string()),
  vehicle: z
    .object({ make: z.string(), model: z.string().optional(), year: z.int().optional(), label: z.string() })
    .nullable(),
  number: z.string().nullable(),
  unknownNumber: z.string().nullable().meta(said('looks like a number, but no part has it')),
  words: z.array(z.string()),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  dropped: z
    .array(z.string())
    .meta(said('words that nothing matched beside the others: the list is the one without them')),
  isEmpty: z.boolean().meta(said('the words named nothing to look for: "🙂", "%", "the"')),
})
export type Reading = z.infer<typeof reading>

/** What could be given up so that something is found: the query without it, and how many parts that finds. */
const relaxation = z.object({
  drop: z.string(),
  label: z.string(),
  count: z.int(),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})
export type Relaxation = z.infer<typeof relaxation>

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
  next: z.string().nullable().meta(said('the cursor of the next page')),
  universal: universalParts
    .nullable()
    .meta(said('parts that suit every vehicle: not in this list or its count, listed in these categories')),
  reading: reading.nullable().meta(said('how the words of `q` were understood')),
  relax: z.array(relaxation).meta(said('where nothing was found: what could be given up')),
})
export type PartList = z.infer<typeof partList>

/** One picture of a part, and from where it is shown; null where the picture is none of ours. */
const partView = z.object({ view: z.enum(['three-quarter', 'front', 'detail']).nullable(), img: z.string() })
export type PartView = z.infer<typeof partView>
export type View = NonNullable<PartView['view']>

/** A part with all that its page shows. */
export const partDetail = partCard.omit({ foundBy: true }).extend({
  brand: named.extend({ tier: z.string(), country: z.string(), about: z.string() }),
  views: z.array(partView).meta(said('its pictures, the main one (`img`) first')),
  crumbs: z.array(named),
  attributes: z.array(z.tuple([z.string(), z.string(), z.string().nullable()])).meta(said('name, value, unit')),
  quantity: z.int().meta(said('how many a vehicle needs')),
  weightGrams: z.int().nullable(),
  warrantyMonths: z.int().nullable(),
  universal: z.boolean().meta(said('suits every vehicle')),
  bestSeller: z.boolean(),
  numbers: z.array(
    z.object({ kind: z.enum(['own', 'oe', 'superseded']), maker: z.string().nullable(), number: z.string() }),
  ),
  fitments: z.array(fitment),
  fitmentCount: z.int(),
  interchange: z.array(partCard).meta(said('other parts of the same type that share an OE number')),
  version: z.int(),
})
export type PartDetail = z.infer<typeof partDetail>

export type CategoryNode = { slug: string; name: string; count: number; children: CategoryNode[] }

export const suggestion = z.object({
  kind: z.enum(['part', 'category', 'brand', 'vehicle']),
  label: z.string(),
  hint: z.string(),
  href: z.string().meta(said('where choosing it leads, on the shop’s own origin')),
})
export type Suggestion = z.infer<typeof suggestion>
