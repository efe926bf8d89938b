import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { CONDITION_KINDS, SPEC_KINDS } from '../rule/kinds.ts'

/** A line of a part's list of cars. */
export const application = z.object({
  make: z.string(),
  model: z.string(),
  yearFrom: z.int(),
  yearTo: z.int(),
  engine: z.int().nullable().meta({ description: 'the id of an engine; null: any' }),
  engineName: z.string().nullable(),
  position: z.enum(POSITIONS).nullable(),
  quantity: z.int().nullable(),
  conditions: z.array(z.object({ kind: z.enum(CONDITION_KINDS), value: z.string() })),
})
/** A line of a part's list of cars, as it is now. */
export type PartApplication = z.infer<typeof application>

/** Everything that decides which cars a part fits, as it is now. */
export const partFits = z.object({
  _id: z.string(),
  name: z.string(),
  brand: z.string(),
  number: z.string(),
  version: z.int(),
  universal: z.boolean(),
  applications: z.array(application),
  specs: z.array(z.object({ kind: z.enum(SPEC_KINDS), value: z.string() })),
})
export type PartFits = z.infer<typeof partFits>
