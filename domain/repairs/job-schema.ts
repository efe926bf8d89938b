import { z } from 'zod'
import { POSITIONS } from '#common/constants'
import { described, needed, orNull, wholeNumber } from '#common/fields'
import { field } from '#common/words'
import { FAMILY_OF, type SpecKind } from '#domain/fitment/schema'

/** How much a job needs a part: each time, often at the same time, or as a tool that one may have already. */
export const NEEDS = ['always', 'often', 'tool'] as const
export type Need = (typeof NEEDS)[number]
/** Values of a car that say how many litres it takes, and what of. */
export const LITRES = { 'oil-litres': 'oil', 'coolant-litres': 'coolant' } as const
export type LitresKind = keyof typeof LITRES
/** Values of a car that a step may be for, where parts of its type may meet several. */
export const MEETS = [...FAMILY_OF.keys()] as [SpecKind, ...SpecKind[]]

const litres = Object.keys(LITRES) as [LitresKind, ...LitresKind[]]
const note = z.string().trim().max(200, field.atMost(200))

/** One kind of part that a job needs. */
const repairStep = z
  .object({
    type: needed(field.choosePartType, 80).meta(described('the slug of a part type')),
    position: orNull(z.enum(POSITIONS, field.notOneOf('position', POSITIONS))).default(null),
    meets: orNull(z.enum(MEETS, field.notOneOf('meets', MEETS)))
      .default(null)
      .meta(described('which value of the car it is for, where parts of the type may meet several: "bulb-low"')),
    quantity: orNull(wholeNumber('quantity', 1, 99))
      .default(null)
      .meta(described('pieces; null: as many as the part is needed')),
    litres: orNull(z.enum(litres, field.notOneOf('litres', litres)))
      .default(null)
      .meta(described('as many litres as this value of the car says')),
    need: z.enum(NEEDS, field.notOneOf('need', NEEDS)),
    oneTime: z
      .boolean(field.trueOrFalse('oneTime'))
      .default(false)
      .meta(described('what is taken off is not put back')),
    note: note.default(''),
  })
  .refine(({ quantity, litres }) => quantity === null || litres === null, {
    message: field.piecesOrLitres,
    path: ['litres'],
  })
export type RepairStep = z.infer<typeof repairStep>

/** The steps of a job. The first is what the job is about: without its part there is no job. */
export const repairSteps = z
  .array(repairStep, field.jobWithoutStep)
  .min(1, field.jobWithoutStep)
  .max(30, field.tooMany(30, 'steps'))
  .superRefine((steps, { addIssue }) => {
    if (steps[0] && steps[0].need !== 'always')
      addIssue({ code: 'custom', path: [0, 'need'], message: field.firstStepAlways })
    const each = steps.map(({ type, position, meets }) => JSON.stringify([type, position, meets]))
    for (const [n, step] of each.entries())
      if (each.indexOf(step) < n) addIssue({ code: 'custom', path: [n, 'type'], message: field.stepTwice })
  })

/** A job as it is written. */
export const repairInput = z.object({
  slug: needed(field.slugRequired, 60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, field.slugForm),
  name: needed(field.jobNameRequired, 80),
  about: needed(field.sayWhatJob, 300),
  steps: repairSteps,
})
export type RepairInput = z.infer<typeof repairInput>

/** All of a job but its address, which stays, and the `version` that it was made from. */
export const repairJobChange = repairInput.omit({ slug: true }).extend({ version: z.int(field.versionRead) })
export type RepairJobChange = z.infer<typeof repairJobChange>

/** A job as admins edit it. */
export const repairJobRecord = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  version: z.int(),
  steps: z.array(
    z.object({
      type: z.string(),
      position: z.enum(POSITIONS).nullable(),
      meets: z.enum(MEETS).nullable(),
      quantity: z.int().nullable(),
      litres: z.enum(litres).nullable(),
      need: z.enum(NEEDS),
      oneTime: z.boolean(),
      note: z.string(),
    }),
  ),
})
export type RepairJobRecord = z.infer<typeof repairJobRecord>

/** A job as the list of all jobs names it to admins; `steps`: how many. */
export const repairJobListed = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  steps: z.int(),
})
export type RepairJobListed = z.infer<typeof repairJobListed>
