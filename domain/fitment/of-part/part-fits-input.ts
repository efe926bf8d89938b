import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { needed } from '#common/fields'
import { CONDITION_KINDS, type ConditionKind, SPEC_KINDS } from '../kinds.ts'

const LONGEST_VALUE = 120

/** How a value is written, for the kinds whose values are compared as numbers or dates. */
const WRITTEN: Partial<Record<ConditionKind, { as: RegExp; says: string }>> = {
  'disc-front': { as: /^\d{2,3}(\.\d)?$/, says: 'The size of a disc is in mm: 312' },
  'disc-rear': { as: /^\d{2,3}(\.\d)?$/, says: 'The size of a disc is in mm: 312' },
  'made-from': { as: /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, says: 'Write the month as 2012-05, or a year' },
  'made-to': { as: /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, says: 'Write the month as 2012-05, or a year' },
  'chassis-from': { as: /[A-Za-z0-9]/, says: 'A chassis number has letters or digits' },
  'chassis-to': { as: /[A-Za-z0-9]/, says: 'A chassis number has letters or digits' },
}

const conditionInput = z
  .object({
    kind: z.enum(CONDITION_KINDS, `kind is one of ${CONDITION_KINDS.join(', ')}`),
    value: needed('Say what must be so', LONGEST_VALUE),
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
  .max(8, 'at most 8 conditions')
  .superRefine((all, { addIssue }) => {
    const subjects = all.map(subjectOf)
    for (const [n, subject] of subjects.entries())
      if (subjects.indexOf(subject) < n)
        addIssue({ code: 'custom', path: [n, 'value'], message: 'Both cannot be so: alternatives are two lines' })
  })

const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
const year = (what: string) =>
  z.coerce
    .number(`${what} should be a year`)
    .int(`${what} should be a year`)
    .min(1900, `${what} is 1900 or later`)
    .max(2100, `${what} is 2100 or earlier`)
const whole = (what: string, high: number) =>
  z.coerce
    .number(`${what} should be a number`)
    .int(`${what} should be a whole number`)
    .min(1, `${what} should be 1 or more`)
    .max(high, `${what} should be ${high} or less`)

/** One line of a part's list of cars. `engine` null: any; position and quantity null: as the part says. */
export const applicationInput = z
  .object({
    make: needed('Choose a make', 60),
    model: needed('Choose a model', 80),
    yearFrom: year('The first year'),
    yearTo: year('The last year'),
    engine: orNull(whole('engine', 2_147_483_647)),
    position: orNull(z.enum(POSITIONS, `position should be one of ${POSITIONS.join(', ')}`)),
    quantity: orNull(whole('quantity', 100)),
    conditions: conditions.default([]),
  })
  .refine(({ yearFrom, yearTo }) => yearTo >= yearFrom, {
    path: ['yearTo'],
    message: 'The last year is before the first',
  })
export type ApplicationInput = z.infer<typeof applicationInput>

export const specInput = z.object({
  kind: z.enum(SPEC_KINDS, `kind is one of ${SPEC_KINDS.join(', ')}`),
  value: needed('Say which it is', LONGEST_VALUE),
})
export type SpecInput = z.infer<typeof specInput>

/** All that decides which cars a part fits, as admins write it, and the `version` of the part that it was made from. */
export const partFitsChange = z
  .object({
    version: z.int('version should be the one that was read'),
    universal: z.boolean('universal is true or false'),
    applications: z.array(applicationInput).max(1500, 'at most 1500 lines'),
    specs: z.array(specInput).max(60, 'at most 60 values'),
  })
  .refine(({ universal, applications }) => !universal || applications.length === 0, {
    path: ['universal'],
    message: 'A part that suits every vehicle has no list of cars: empty the list, or take this mark away',
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
