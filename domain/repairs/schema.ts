import { z } from 'zod'
import { answers, fitQuestion } from '#domain/fitment/schema'
import { named, partCard, TIERS } from '#domain/catalogue/schema'
import { anAmount, described, typedId } from '#common/fields'
import { NEEDS, repairSteps } from './job-schema.ts'

export * from './job-schema.ts'

/** For which car a job is planned: as addresses name one. */
export const repairQuery = z.object({
  car: typedId('car').optional(),
  engine: z.string().max(80).optional(),
  is: answers,
})
export type RepairQuery = z.infer<typeof repairQuery>

/** Steps that are not saved yet, and for which car to plan them. */
export const repairPreview = repairQuery.extend({ steps: repairSteps })
export type RepairPreview = z.infer<typeof repairPreview>

/** A job as lists name it. `parts`: what it needs always. */
export const repairName = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  parts: z.array(z.string()),
})
export type RepairName = z.infer<typeof repairName>

/** How one step of a job stands for a car. */
const plannedStep = z.object({
  type: named,
  position: z.string().nullable(),
  need: z.enum(NEEDS),
  oneTime: z.boolean(),
  note: z.string(),
  state: z
    .enum(['found', 'open', 'unknown', 'none', 'no-car'])
    .meta(
      described(
        '`open`: it depends on `reasons`; `unknown`: `reasons` are not known of the car; `none`: no part for it',
      ),
    ),
  reasons: z.array(z.string()).meta(described('codes: "engine", "disc-front", "oil"')),
  amount: z
    .object({ litres: z.number().nullable(), of: z.string().nullable() })
    .nullable()
    .meta(described('how many litres the car takes, and what of: "5W-30 API SP"; null inside: not known')),
})
export type PlannedStep = z.infer<typeof plannedStep>

/** The price levels of brands; `other`: brands of which nobody has said it. */
export const LEVELS = [...TIERS, 'other'] as const
export type Level = (typeof LEVELS)[number]

/** The parts of one price level, which match each other. */
const repairLevel = z.object({
  level: z.enum(LEVELS).meta(described('`other`: of brands whose price level is not known')),
  total: anAmount.meta(described(`of all lines that are there but tools, ${anAmount.description}`)),
  lines: z.array(
    z.object({
      step: z.int().meta(described('which of the steps, from 0')),
      part: partCard,
      quantity: z.int(),
      isOfLevel: z.boolean().meta(described('false: there is none of this level, so it is of another')),
      isThere: z.boolean().meta(described('so many are in stock, or more can be ordered')),
    }),
  ),
  soldOut: z
    .array(z.object({ step: z.int(), levels: z.array(z.enum(LEVELS)) }))
    .meta(described('steps but tools whose part is not there, each with the levels where one is')),
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
    .meta(described('null: no car was asked for, or one that is not known')),
  steps: z.array(plannedStep),
  question: fitQuestion.nullable().meta(described('what to ask first; null: nothing is open')),
  levels: z
    .array(repairLevel)
    .meta(described('from the lowest price; none while the first step has no part for certain')),
  deliveryDays: z
    .object({ from: z.int(), to: z.int() })
    .meta(described('working days after the payment until the slowest of what is in stock arrives')),
})
export type RepairPlan = z.infer<typeof repairPlan>
