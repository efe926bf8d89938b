import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { needed, orNull, typedId, typedWholeNumber, typedYear } from '#common/fields'
import { field } from '#common/words'
import { SPEC_KINDS } from '../rule/kinds.ts'
import { conditionsInput, LONGEST_VALUE } from './conditions-input.ts'

/** The longest list of cars that a part may have by hand. */
export const MOST_LINES = 1500

/** One line of a part's list of cars. `engine` null: any; position and quantity null: as the part says. */
export const applicationInput = z
  .object({
    make: needed(field.chooseMake, 60),
    model: needed(field.chooseModel, 80),
    yearFrom: typedYear(field.firstYear),
    yearTo: typedYear(field.lastYear),
    engine: orNull(typedId('engine')),
    position: orNull(z.enum(POSITIONS, field.notOneOf('position', POSITIONS))),
    quantity: orNull(typedWholeNumber('quantity', 1, 100)),
    conditions: conditionsInput.default([]),
  })
  .refine(({ yearFrom, yearTo }) => yearTo >= yearFrom, {
    path: ['yearTo'],
    message: field.yearsBackward,
  })
export type ApplicationInput = z.infer<typeof applicationInput>

const specInput = z.object({
  kind: z.enum(SPEC_KINDS, field.isOneOf('kind', SPEC_KINDS)),
  value: needed(field.sayWhich, LONGEST_VALUE),
})
export type SpecInput = z.infer<typeof specInput>

/** All that decides which cars a part fits, as admins write it, and the `version` of the part that it was made from. */
export const partFitsChange = z
  .object({
    version: z.int(field.versionRead),
    universal: z.boolean(field.trueOrFalse('universal')),
    applications: z.array(applicationInput).max(MOST_LINES, field.tooMany(MOST_LINES, 'lines')),
    specs: z.array(specInput).max(60, field.tooMany(60, 'values')),
  })
  .refine(({ universal, applications }) => !universal || applications.length === 0, {
    path: ['universal'],
    message: field.universalHasList,
  })
export type PartFitsChange = z.infer<typeof partFitsChange>
