import { z } from 'zod'
import { partIds } from '#common/fields'
import type { Fit as VersionFit } from './fit-by-version.ts'
import type { ConditionKind, FactKind, SpecKind } from './kinds.ts'

export type { Fit as VersionFit } from './fit-by-version.ts'
export * from './kinds.ts'

export type VehicleType = 'car' | 'suv-van' | 'truck' | 'motorcycle'

/** What more must be so for a part to fit: `disc-front` 312, `with` sport suspension, `made-from` 2012-05. */
export type Condition = { kind: ConditionKind; value: string }

/**
 * A part fits these vehicles: a model in a range of model years, with one engine or (null) with any, where all conditions
 * hold. Alternatives are several applications. Position and quantity: null where those of the part hold.
 */
export type Application = {
  modelId: number
  from: number
  to: number
  engineId: number | null
  position: string | null
  quantity: number | null
  conditions: Condition[]
}

/** An application as it is written. */
export type ApplicationRow = Application & { partId: number }

/** A value of a model in a range of model years, with one engine or (null) with any. Several of one kind are options. */
export type CarSpecRow = {
  modelId: number
  from: number
  to: number
  engineId: number | null
  kind: SpecKind | FactKind
  value: string
}

/** A value by which a part fits. Several of one kind are alternatives: an oil with two approvals. */
export type PartSpecRow = { partId: number; kind: SpecKind; value: string }

/** What the rule is told of a part. `hasApplications`: it has some, be they for the car's model or not. */
export type PartFacts = {
  universal: boolean
  /** The types of vehicle that its part type is made for. */
  suits: VehicleType[]
  applications: Application[]
  hasApplications: boolean
  specs: { kind: string; value: string }[]
}

/** One way in which a part would fit: with that engine (null: whatever it is), where these conditions hold. */
export type Way = { engineId: number | null; conditions: Condition[] }

/**
 * Whether a part fits a car. `open`, `because` and `missing` name what is asked, excludes or is not known: `model`,
 * `year`, `engine`, `type` (of vehicle), `vehicles` (the part's list), or a property of the car.
 */
export type Fit =
  | { answer: 'fits'; by: 'application' | 'spec' | 'universal' }
  | { answer: 'if'; by: 'application' | 'spec' | 'universal'; open: string[]; ways: Way[] }
  | { answer: 'no'; because: string[] }
  | { answer: 'unknown'; missing: string[] }

const whole = (what: string) => z.coerce.number(`${what} should be a number`).int(`${what} should be a whole number`)

/** A question to `GET /api/fits`: these parts, for one car of one model year, by its id or by its names. */
export const fitsQuery = z
  .object({
    part: partIds,
    car: whole('car').min(1).max(2_147_483_647).optional(),
    make: z.string().max(60).optional(),
    model: z.string().max(80).optional(),
    year: whole('year').min(1900).max(2100).optional(),
    engine: z.string().max(80).optional(),
  })
  .superRefine(({ car, make, model, year }, { addIssue }) => {
    if (car) return
    for (const [name, value] of Object.entries({ make, model, year }))
      if (!value) addIssue({ code: 'custom', path: [name], message: `${name} is missing` })
  })
export type FitsQuery = z.infer<typeof fitsQuery>

/** Whether a part fits the asked car, as the API says it. */
export const cardFit = z.object({
  _id: z.string(),
  fit: z.enum(['yes', 'maybe', 'no', 'universal', 'unknown'] satisfies VersionFit['kind'][]),
  why: z.array(z.string()).meta({ description: 'what it depends on' }),
})
export type CardFit = z.infer<typeof cardFit>

/** One line of a part's fitment table. */
export const fitment = z.object({
  make: z.string(),
  model: z.string(),
  engine: z.string().nullable().meta({ description: 'null: any' }),
  yearFrom: z.int(),
  yearTo: z.int(),
  condition: z.string().nullable().meta({ description: '"with sport suspension"' }),
})
export type Fitment = z.infer<typeof fitment>
