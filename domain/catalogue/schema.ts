import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX, POSITIONS } from '#common/constants'
import type { Fit } from './fit.ts'

export * from './writing/part-input.ts'

export const SORTS = ['popular', 'price-up', 'price-down', 'rating', 'newest'] as const
export type Sort = (typeof SORTS)[number]

/** Price bands of the facet, in whole dollars: from ≤ price < to. */
export const PRICE_BANDS = [
  { id: 0, from: 0, to: 25 },
  { id: 1, from: 25, to: 50 },
  { id: 2, from: 50, to: 100 },
  { id: 3, from: 100, to: 250 },
  { id: 4, from: 250, to: null },
] as const

const list = z.preprocess(
  (value) =>
    value === undefined
      ? undefined
      : [value]
          .flat()
          .flatMap((one) => String(one).split(','))
          .filter(Boolean),
  z.array(z.string().max(80)).max(40).optional(),
)
const whole = (what: string, low: number, high: number) =>
  z.coerce.number(`${what} should be a number`).int(`${what} should be a whole number`).min(low).max(high).optional()

/** What a list of parts can be asked for; the same names in the address of `/shop` and of `GET /api/parts`. */
export const partQuery = z.object({
  q: z.string().trim().max(120).optional(),
  category: list,
  brand: list,
  position: z.preprocess(
    (value) =>
      value === undefined
        ? undefined
        : [value]
            .flat()
            .flatMap((one) => String(one).split(','))
            .filter(Boolean),
    z.array(z.enum(POSITIONS)).optional(),
  ),
  priceMin: whole('priceMin', 0, 1_000_000),
  priceMax: whole('priceMax', 0, 1_000_000),
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
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
})
export type PartQuery = z.infer<typeof partQuery>

/**
 * Why a part was found, for the shopper: "OE number 1K0 615 301 AA", "Replaces KV-4410.11". `vehicle-if`: it fits only
 * if what the text says is so.
 */
export type FoundBy = { kind: 'number' | 'oe' | 'superseded' | 'vehicle' | 'vehicle-if' | 'words'; text: string }

/** A part as a list shows it. Money in whole dollars; `rating` in stars to one tenth, null without reviews. */
export type PartCard = {
  _id: string
  number: string
  name: string
  brand: { slug: string; name: string }
  type: { slug: string; name: string }
  price: number
  stock: number | null
  position: string | null
  rating: number | null
  ratingCount: number
  img: string
  foundBy: FoundBy[]
}

/** `depth` tells how far down the category tree a value stands. */
export type FacetValue = { value: string; label: string; count: number; selected: boolean; depth?: number }
/** Counts for each value as if its own facet were not yet narrowed. Categories are the children of the chosen one. */
export type Facets = {
  category: FacetValue[]
  brand: FacetValue[]
  position: FacetValue[]
  price: FacetValue[]
  rating: FacetValue[]
  inStock: FacetValue[]
}

/** How the shop read the words of a search, and what it set aside because nothing matched all of it. */
export type Reading = {
  types: { slug: string; name: string }[]
  brands: { slug: string; name: string }[]
  positions: string[]
  vehicle: { make: string; model?: string; year?: number; label: string } | null
  number: string | null
  /** Looks like a number, but no part has it. */
  unknownNumber: string | null
  words: string[]
  corrected: { from: string; to: string }[]
  /** Words that nothing matched beside the others: the list is the one without them. */
  dropped: string[]
  /** The words named nothing to look for: "🙂", "%", "the". */
  isEmpty: boolean
}

/** What could be given up so that something is found: the query without it, and how many parts that finds. */
export type Relaxation = { drop: string; label: string; count: number; query: Record<string, string | string[]> }

/** `madeFor` and `every` are words for people: parts made for "this car" or "Audi", and those that suit every "car". */
export type UniversalParts = { count: number; categories: string[]; madeFor: string; every: string }

export type PartList = {
  items: PartCard[]
  facets: Facets
  count: number
  next: string | null
  /** Under a vehicle: parts that suit every one. They are counted as categories, and listed where one of those is chosen. */
  universal: UniversalParts | null
  reading: Reading | null
  relax: Relaxation[]
}

/** One line of a part's fitment table. Without `engine` it is not known; `condition`: "with sport suspension". */
export type Fitment = {
  make: string
  model: string
  engine: string | null
  yearFrom: number
  yearTo: number
  condition: string | null
}

/** From where a part type is shown. */
export type View = 'three-quarter' | 'front' | 'detail'
/** One picture of a part; `view` is null where it is none of ours. */
export type PartView = { view: View | null; img: string }

/** A part with all that its page shows. `attributes` are [name, value, unit | null]. */
export type PartDetail = Omit<PartCard, 'foundBy'> & {
  brand: { slug: string; name: string; tier: string; country: string; about: string }
  /** Its pictures, the main one (`img`) first. */
  views: PartView[]
  crumbs: { slug: string; name: string }[]
  attributes: [string, string, string | null][]
  quantity: number
  weightGrams: number | null
  warrantyMonths: number | null
  universal: boolean
  bestSeller: boolean
  numbers: { kind: 'own' | 'oe' | 'superseded'; maker: string | null; number: string }[]
  fitments: Fitment[]
  fitmentCount: number
  /** Other brands' parts of the same type that share an OE number. */
  interchange: PartCard[]
  version: number
}

export type CategoryNode = { slug: string; name: string; count: number; children: CategoryNode[] }

export type Suggestion = {
  kind: 'part' | 'category' | 'brand' | 'vehicle'
  label: string
  hint: string
  /** Where choosing it leads, on the shop's own origin. */
  href: string
}

export const fitsQuery = z.object({
  part: z.preprocess(
    (value) => [value ?? []].flat(),
    z.array(z.string().max(64)).min(1, 'Name a part').max(PAGE_SIZE_MAX),
  ),
  make: z.string('make is missing').min(1, 'make is missing').max(60),
  model: z.string('model is missing').min(1, 'model is missing').max(80),
  year: z.coerce.number('year should be a number').int('year should be a whole number').min(1900).max(2100),
  engine: z.string().max(80).optional(),
})
export type FitsQuery = z.infer<typeof fitsQuery>

/** Whether a part fits the asked car; `why`: what it depends on. */
export type CardFit = { _id: string; fit: Fit['kind']; why: string[] }
