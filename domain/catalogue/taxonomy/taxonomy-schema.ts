import { z } from 'zod'
import { VEHICLE_TYPES } from '#domain/vehicles/schema'
import { needed } from '#common/fields'
import { isFewId } from '#common/row-ids'
import { field } from '#common/words'
import { TIERS } from '../prices/tiers.ts'

/** Of one part type: the texts of all its parts have them. */
export const MOST_SYNONYMS = 100
export const LONGEST_SYNONYM = 60

const name = needed(field.nameMissing, 80)
/** The version that was read; without it a change overwrites whatever is there. */
const version = z.int(field.versionRead).optional()
const text = (most: number) => z.string().trim().max(most, field.atMost(most))

export const brandInput = z.object({
  name,
  tier: z.enum(TIERS, field.notOneOf('price level', TIERS)).nullable().meta({ description: 'null: nobody has said' }),
  country: text(60).default(''),
  about: text(600).default(''),
})
export type BrandInput = z.infer<typeof brandInput>
export const brandChange = brandInput.extend({ version })
export type BrandChange = z.infer<typeof brandChange>

export const brandRecord = z.object({
  _id: z.string(),
  slug: z.string().meta({ description: 'stays as it is' }),
  ...brandInput.shape,
  version: z.int(),
  parts: z.int().meta({ description: 'how many parts it has, sold or not' }),
})
export type BrandRecord = z.infer<typeof brandRecord>

const rowId = (what: string) => z.string().refine(isFewId, field.notNumber(what))

export const categoryInput = z.object({
  name,
  parent: rowId('category').nullable().meta({ description: 'the id of the category above; null: a top one' }),
})
export type CategoryInput = z.infer<typeof categoryInput>
export const categoryChange = categoryInput.extend({ version })
export type CategoryChange = z.infer<typeof categoryChange>

export const partTypeInput = z.object({
  name: name.meta({ description: 'of several: "Brake discs"' }),
  singular: name.meta({ description: 'of one: "Brake disc"' }),
  category: z.string(field.categoryMissing).min(1, field.categoryMissing).refine(isFewId, field.notNumber('category')),
  synonyms: z
    .array(needed(field.nameMissing, LONGEST_SYNONYM))
    .max(MOST_SYNONYMS, field.tooMany(MOST_SYNONYMS, 'synonyms'))
    .default([]),
  suits: z
    .array(z.enum(VEHICLE_TYPES))
    .min(1, field.suitsMissing)
    .default([...VEHICLE_TYPES]),
  picture: needed(field.pictureMissing, 60).meta({
    description: 'the key of one of the shop’s own pictures: "brake-disc"',
  }),
  attributes: z
    .array(z.object({ name, unit: text(20).nullable() }))
    .max(40, field.tooMany(40, 'attributes'))
    .default([])
    .meta({ description: 'what parts of the type usually say' }),
})
export type PartTypeInput = z.infer<typeof partTypeInput>
export const partTypeChange = partTypeInput.extend({ version })
export type PartTypeChange = z.infer<typeof partTypeChange>

/** All categories and part types, each level in its order. */
export const taxonomyRecord = z.object({
  categories: z.array(z.object({ _id: z.string(), slug: z.string(), ...categoryInput.shape, version: z.int() })),
  types: z.array(
    z.object({ _id: z.string(), slug: z.string(), ...partTypeInput.shape, version: z.int(), parts: z.int() }),
  ),
  pictures: z.array(z.string()).meta({ description: 'the keys of the shop’s own pictures' }),
})
export type TaxonomyRecord = z.infer<typeof taxonomyRecord>

const KINDS_OF_NODE = ['category', 'type'] as const
export const newOrder = z.object({
  kind: z.enum(KINDS_OF_NODE, field.isOneOf('kind', KINDS_OF_NODE)),
  ids: z.array(rowId('id')).min(1).max(500).meta({ description: 'in their new order' }),
})
export type NewOrder = z.infer<typeof newOrder>

/** What merging a brand into another one would do. It is refused while both have a part of one number. */
export const mergePreview = z.object({
  parts: z.int().meta({ description: 'how many parts would move' }),
  clashes: z.int().meta({ description: 'how many of them have a number that the other brand has, too' }),
  clashing: z
    .array(
      z.object({ number: z.string(), part: z.string(), name: z.string(), other: z.string(), otherName: z.string() }),
    )
    .meta({ description: 'the first of these: the id and the name of each of the two parts' }),
})
export type MergePreview = z.infer<typeof mergePreview>

/** What parts of a type usually say of themselves. */
export const usualAttributes = z.array(z.object({ name: z.string(), unit: z.string().nullable() }))

/** What takes over the parts of something that is removed. */
export const removal = z.object({ into: rowId('into').optional() })
