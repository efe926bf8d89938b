import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { needed } from '#common/fields'
import { HAZARDS } from '#common/hazards'
import { field } from '#common/words'
import { CONDITION_KINDS } from '#domain/fitment/schema'

const word = (max = 120) => needed(field.oursRequired, max)
const condition = z.object({ kind: z.enum(CONDITION_KINDS), value: word() })

/**
 * What a supplier's word can mean here, by the kind of word. ACES ids stand as their digits; `car-attribute` is the name
 * of its element and the id: "drivetype 5".
 */
const OURS = {
  /** The heading of a column → a field of the part (`domain/catalogue/part-fields.ts`). */
  column: z.object({ field: word(40) }),
  brand: z.object({ brand: word() }), // slug
  'part-type': z.object({ type: word() }), // slug
  position: z.object({ position: z.enum(POSITIONS) }),
  attribute: z.object({ attribute: word() }),
  /** One of theirs is so many of ours: "lb" → 453.592 g. */
  unit: z.object({ unit: word(20), factor: z.number().positive() }),
  /** A code of a PIES file's extended information, or a code and its value ("lis 3") → a field of the part, or an attribute. */
  expi: z.union([z.object({ attribute: word() }), z.object({ field: word(40), value: word().optional() })]),
  /** A UN number ("un1950"), a class or a name of dangerous goods. */
  hazard: z.object({ hazard: z.enum(HAZARDS) }),
  qualifier: condition,
  'sub-model': condition,
  'car-attribute': condition,
  'base-vehicle': z.object({ make: word(), model: word(), year: z.int().min(1900).max(2100) }),
  make: z.object({ make: word() }),
  model: z.object({ make: word(), model: word() }),
  /** By its name: "2.0 L 4-cyl petrol". */
  engine: z.object({ engine: word() }),
} as const
export type MappingKind = keyof typeof OURS
export const MAPPING_KINDS = Object.keys(OURS) as [MappingKind, ...MappingKind[]]

/** The word says nothing for the shop, and rows are read as if it were not there. */
const ignored = z.object({ ignore: z.literal(true) })
export type Ignored = z.infer<typeof ignored>
export type OursOf<K extends MappingKind> = z.infer<(typeof OURS)[K]>

/** What a word of a supplier means here. */
export type Mapping = { [K in MappingKind]: { kind: K; theirs: string; ours: OursOf<K> | Ignored } }[MappingKind]

/** One that is written: `ours` as people write it ("2012 | Audi | A4", "ignore"); "new: Bosch" adds a brand. */
export const mappingInput = z.object({
  kind: z.enum(MAPPING_KINDS, field.isOneOf('kind', MAPPING_KINDS)),
  theirs: needed(field.theirWordRequired, 300),
  ours: needed(field.oursRequired, 300),
})
export type MappingInput = z.infer<typeof mappingInput>

export const mappingsInput = z.object({
  mappings: z.array(mappingInput).min(1).max(500, field.tooMany(500, 'mappings')),
})

/** One as it is listed. */
export const mappingListed = mappingInput.extend({
  kind: z.enum(MAPPING_KINDS),
  theirs: z.string(),
  ours: z.string(),
  means: z.string().meta({ description: 'the same in the shop’s own words' }),
})
export type MappingListed = z.infer<typeof mappingListed>

/** `?kind=&q=&cursor=&limit=` of the list. */
export const mappingsAsked = z.object({
  kind: z.enum(MAPPING_KINDS).optional(),
  q: z.string().trim().max(100).optional(),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
export type MappingsAsked = z.infer<typeof mappingsAsked>
