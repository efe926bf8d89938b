import { z } from 'zod'
import { field } from '#common/words'
import { answers, FAMILY_OF, fitQuestion, type SpecKind } from '#domain/fitment/schema'
import { named, partCard, TIERS } from '#domain/catalogue/schema'
import { POSITIONS } from '#common/constants'
import { anAmount, needed, typedId } from '#common/fields'

const said = (description: string) => ({ description })

/** How much a job needs a part: each time, often at the same time, or as a tool that one may have already. */
export const NEEDS = ['always', 'often', 'tool'] as const
export type Need = (typeof NEEDS)[number]
/** Values of a car that say how many litres it takes, and what of. */
export const LITRES = { 'oil-litres': 'oil', 'coolant-litres': 'coolant' } as const
export type LitresKind = keyof typeof LITRES

const litres = Object.keys(LITRES) as [LitresKind, ...LitresKind[]]
const specKinds = [...FAMILY_OF.keys()] as [SpecKind, ...SpecKind[]]
const note = z.string().trim().max(200, field.atMost(200))

/** One kind of part that a job needs. */
export const repairStep = z
  .object({
    type: z.string().meta(said('the slug of a part type')),
    position: z.enum(POSITIONS).nullable().default(null),
    meets: z
      .enum(specKinds)
      .nullable()
      .default(null)
      .meta(said('which value of the car it is for, where parts of the type may meet several: "bulb-low"')),
    quantity: z.int().min(1).max(99).nullable().default(null).meta(said('pieces; null: as many as the part is needed')),
    litres: z.enum(litres).nullable().default(null).meta(said('as many litres as this value of the car says')),
    need: z.enum(NEEDS),
    oneTime: z.boolean().default(false).meta(said('what is taken off is not put back')),
    note: note.default(''),
  })
  .refine(({ quantity, litres }) => quantity === null || litres === null, {
    message: field.piecesOrLitres,
    path: ['litres'],
  })
export type RepairStep = z.infer<typeof repairStep>

/** A job as it is written. Its first step is what it is about: without it there is no job. */
export const repairInput = z.object({
  slug: needed(field.slugRequired, 60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, field.slugForm),
  name: needed(field.jobNameRequired, 80),
  about: needed(field.sayWhatJob, 300),
  steps: z.array(repairStep).min(1, field.jobWithoutStep).max(30, field.tooMany(30, 'steps')),
})
export type RepairInput = z.infer<typeof repairInput>

/** For which car a job is planned: as addresses name one. */
export const repairQuery = z.object({
  car: typedId('car').optional(),
  engine: z.string().max(80).optional(),
  is: answers,
})
export type RepairQuery = z.infer<typeof repairQuery>

/** A job as lists name it. `parts`: what it needs always. */
export const repairName = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  parts: z.array(z.string()),
})
export type RepairName = z.infer<typeof repairName>

/** How one step of a job stands for a car. */
export const plannedStep = z.object({
  type: named,
  position: z.string().nullable(),
  need: z.enum(NEEDS),
  oneTime: z.boolean(),
  note: z.string(),
  state: z
    .enum(['found', 'open', 'unknown', 'none', 'no-car'])
    .meta(
      said('`open`: it depends on `reasons`; `unknown`: `reasons` are not known of the car; `none`: no part for it'),
    ),
  reasons: z.array(z.string()).meta(said('codes: "engine", "disc-front", "oil"')),
  amount: z
    .object({ litres: z.number().nullable(), of: z.string().nullable() })
    .nullable()
    .meta(said('how many litres the car takes, and what of: "5W-30 API SP"; null inside: not known')),
})
export type PlannedStep = z.infer<typeof plannedStep>

/** The parts of one price level, which match each other. */
export const repairLevel = z.object({
  level: z.enum(TIERS),
  total: anAmount.meta(said(`of all lines but tools, ${anAmount.description}`)),
  lines: z.array(
    z.object({
      step: z.int().meta(said('which of the steps, from 0')),
      part: partCard,
      quantity: z.int(),
      isOfLevel: z.boolean().meta(said('false: there is none of this level, so it is of another')),
      isThere: z.boolean().meta(said('so many are in stock')),
    }),
  ),
})
export type RepairLevel = z.infer<typeof repairLevel>

/** A whole job for one car. */
export const repairPlan = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  car: z
    .object({ car: z.int(), label: z.string() })
    .nullable()
    .meta(said('null: no car was asked for, or one that is not known')),
  steps: z.array(plannedStep),
  question: fitQuestion.nullable().meta(said('what to ask first; null: nothing is open')),
  levels: z.array(repairLevel).meta(said('from the lowest price; none while the first step has no part for certain')),
  deliveryDays: z
    .object({ from: z.int(), to: z.int() })
    .meta(said('working days after the payment until the slowest of what is in stock arrives')),
})
export type RepairPlan = z.infer<typeof repairPlan>
