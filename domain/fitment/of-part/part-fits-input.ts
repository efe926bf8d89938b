import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { needed, typedWholeNumber, typedYear } from '#common/fields'
import { CONDITION_KINDS, type ConditionKind, SPEC_KINDS } from '../kinds.ts'
import { field } from '#common/words'

const LONGEST_VALUE = 120

/** How a value is written, for the kinds whose values are compared as numbers or dates. */
const WRITTEN: Partial<Record<ConditionKind, { as: RegExp; says: string }>> = {
  'disc-front': { as: /^\d{2,3}(\.\d)?$/, says: field.discSize },
  'disc-rear': { as: /^\d{2,3}(\.\d)?$/, says: field.discSize },
  'made-from': { as: /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, says: field.monthOrYear },
  'made-to': { as: /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, says: field.monthOrYear },
  'chassis-from': { as: /[A-Za-z0-9]/, says: field.chassisNumber },
  'chassis-to': { as: /[A-Za-z0-9]/, says: field.chassisNumber },
}

const conditionInput = z
  .object({
    kind: z.enum(CONDITION_KINDS, field.isOneOf('kind', CONDITION_KINDS)),
    value: needed(field.whatMustBeSo, LONGEST_VALUE),
  })
  .superRefine(({ kind, value }, { addIssue }) => {
    const written = WRITTEN[kind]
    if (written && !written.as.test(value)) addIssue({ code: 'custom', path: ['value'], message: written.says })
  })

/** What only one condition of an application can be about: a car has one disc, and an equipment or not. */
const subjectOf = ({ kind, value }: z.infer<typeof conditionInput>) =>
  kind === 'with' || kind === 'without' ? `with ${value}` : kind === 'note' ? `note ${value}` : kind

const conditions = z
  .array(conditionInput)
  .max(8, field.tooMany(8, 'conditions'))
  .superRefine((all, { addIssue }) => {
    const subjects = all.map(subjectOf)
    for (const [n, subject] of subjects.entries())
      if (subjects.indexOf(subject) < n) addIssue({ code: 'custom', path: [n, 'value'], message: field.bothCannotBe })
  })

const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
/** One line of a part's list of cars. `engine` null: any; position and quantity null: as the part says. */
export const applicationInput = z
  .object({
    make: needed(field.chooseMake, 60),
    model: needed(field.chooseModel, 80),
    yearFrom: typedYear(field.firstYear),
    yearTo: typedYear(field.lastYear),
    engine: orNull(typedWholeNumber('engine', 1, 2_147_483_647)),
    position: orNull(z.enum(POSITIONS, field.notOneOf('position', POSITIONS))),
    quantity: orNull(typedWholeNumber('quantity', 1, 100)),
    conditions: conditions.default([]),
  })
  .refine(({ yearFrom, yearTo }) => yearTo >= yearFrom, {
    path: ['yearTo'],
    message: field.yearsBackward,
  })
export type ApplicationInput = z.infer<typeof applicationInput>

export const specInput = z.object({
  kind: z.enum(SPEC_KINDS, field.isOneOf('kind', SPEC_KINDS)),
  value: needed(field.sayWhich, LONGEST_VALUE),
})
export type SpecInput = z.infer<typeof specInput>

/** All that decides which cars a part fits, as admins write it, and the `version` of the part that it was made from. */
export const partFitsChange = z
  .object({
    version: z.int('version should be the one that was read'),
    universal: z.boolean('universal is true or false'),
    applications: z.array(applicationInput).max(1500, field.tooMany(1500, 'lines')),
    specs: z.array(specInput).max(60, field.tooMany(60, 'values')),
  })
  .refine(({ universal, applications }) => !universal || applications.length === 0, {
    path: ['universal'],
    message: field.universalHasList,
  })
export type PartFitsChange = z.infer<typeof partFitsChange>

const application = z.object({
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
