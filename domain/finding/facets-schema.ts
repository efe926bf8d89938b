import { z } from 'zod'
import { described } from '#common/fields'

const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  selected: z.boolean(),
  depth: z.int().optional().meta(described('its depth in the category tree')),
})
export type FacetValue = z.infer<typeof facetValue>

const facetValues = z.array(facetValue)
const measured = z.object({
  measure: z.string().meta(described('as in the query: "diameter"')),
  label: z.string(),
  unit: z.string().nullable().meta(described('null: a size, a grade or a number of things')),
})
/** Counts for each value as if its own facet were not yet narrowed. Categories are the children of the chosen one. */
export const facets = z.object({
  category: facetValues,
  brand: facetValues,
  position: facetValues,
  price: facetValues,
  rating: facetValues,
  inStock: facetValues,
  tier: facetValues,
  condition: facetValues,
  measures: z
    .array(measured.extend({ values: facetValues }))
    .meta(described('what the parts measure, where the list has few types: the foremost first, values by size')),
})
export type Facets = z.infer<typeof facets>

/** A query as an address has it. */
const addressed = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** What could be given up so that something is found: the query without it, and how many parts that finds. */
export const relaxation = z.object({
  drop: z.string(),
  label: z.string(),
  count: z.int(),
  query: addressed,
})
export type Relaxation = z.infer<typeof relaxation>

/** Sizes beside the asked one, each with the query that asks for it. */
export const otherSizes = z.array(measured.extend({ values: z.array(facetValue.extend({ query: addressed })) }))
