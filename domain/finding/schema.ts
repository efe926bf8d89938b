import { z } from 'zod'
import { described } from '#common/fields'
import { named, partCard } from '#domain/catalogue/schema'
import { fitQuestion } from '#domain/fitment/schema'
import { facets, otherSizes, relaxation } from './facets-schema.ts'
import { SORTS } from './query-schema.ts'
import { readPieces } from './reading/schema.ts'

export * from './facets-schema.ts'
export * from './log/schema.ts'
export * from './query-schema.ts'
export type { RuleKind } from './reading/schema.ts'
export * from './rules/schema.ts'

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
  unknownNumber: z.string().nullable().meta(described('looks like a number, but no part has it')),
  words: z.array(z.string()),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  dropped: z
    .array(z.string())
    .meta(described('words that matched nothing together with the others: the list ignores them')),
  otherCars: z
    .array(z.string())
    .meta(
      described(
        'where several cars were named and the list is for one: the words that ask for each of the others; where a name is of cars of several makes and the list is for none: the words that ask for each',
      ),
    ),
  isEmpty: z.boolean().meta(described('the words named nothing to look for: "🙂", "%", "the"')),
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
      described(
        'with a vehicle: how many parts fit it, which come first, how many fit under a condition, and `no` do not, but have the number that was typed',
      ),
    ),
  question: fitQuestion
    .nullable()
    .meta(
      described('with one car: what settles most of the parts that fit if something open is so; null: nothing is open'),
    ),
  years: z
    .array(z.int())
    .meta(described('where a model is asked for without its model year: those that it may be of, the newest first')),
  sort: z.enum(SORTS).meta(described('the order that the list has')),
  next: z.string().nullable().meta(described('the cursor of the next page')),
  universal: universalParts
    .nullable()
    .meta(described('universal parts: not in this list or its count, but listed in these categories')),
  reading: reading.nullable().meta(described('how the words of `q` were understood')),
  others: otherSizes.meta(
    described('if no part has the asked size: the nearest other sizes, each with the query that asks for it'),
  ),
  relax: z.array(relaxation).meta(described('if nothing was found: filters and words to drop')),
})
export type PartList = z.infer<typeof partList>

export const suggestion = z.object({
  kind: z.enum(['part', 'category', 'brand', 'vehicle', 'page']),
  label: z.string(),
  hint: z.string(),
  href: z.string().meta(described('its address, on the shop’s own origin')),
})
export type Suggestion = z.infer<typeof suggestion>
