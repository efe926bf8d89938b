import { z } from 'zod'
import { field } from '#common/words'
import { described, partIds, typedId, typedWholeNumber } from '#common/fields'
import type { VehicleType } from '#domain/vehicles/schema'
import { answers } from './rule/answers.ts'
import type { ConditionKind, FactKind, SpecKind } from './rule/kinds.ts'

export * from './rule/answers.ts'
export * from './rule/asked-first.ts'
export * from './check/check-schema.ts'
export * from './rule/kinds.ts'
export * from './of-part/part-fits.ts'
export * from './of-part/part-fits-input.ts'
export * from './of-part/proposed-fits.ts'
export * from './reports/fit-report.ts'
export * from './reports/report-input.ts'
export * from './rule/typed-answer.ts'

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

/** Where on the car a part goes (null: nobody said) and how many of it one car needs. */
export type Place = { position: string | null; quantity: number | null }

/**
 * Whether a part fits a car. `places`: of the applications that decide. `open` names what is asked, `because` what
 * excludes the car, `missing` what is not known: `model`, `year`, `engine`, `type` (of vehicle), `vehicles` (the part's
 * list), or a property of the car.
 */
export type Fit =
  | { answer: 'fits'; by: 'application' | 'spec' | 'universal'; places?: Place[] }
  | { answer: 'if'; by: 'application' | 'spec' | 'universal'; open: string[]; ways: Way[]; places?: Place[] }
  | { answer: 'no'; because: string[] }
  | { answer: 'unknown'; missing: string[] }

/** A question to `GET /api/fits`: these parts, for one car of one model year, by its id or by its names. */
export const fitsQuery = z
  .object({
    part: partIds,
    car: typedId('car').optional(),
    make: z.string().max(60).optional(),
    model: z.string().max(80).optional(),
    year: typedWholeNumber('year', 1900, 2100).optional(),
    engine: z.string().max(80).optional(),
    is: answers,
  })
  .superRefine(({ car, make, model, year }, { addIssue }) => {
    if (car) return
    for (const [name, value] of Object.entries({ make, model, year }))
      if (!value) addIssue({ code: 'custom', path: [name], message: field.missing(name) })
  })
export type FitsQuery = z.infer<typeof fitsQuery>

/** Whether a part fits the asked car, as the API says it. */
export const cardFit = z.object({
  _id: z.string(),
  fit: z
    .enum(['yes', 'maybe', 'no', 'universal', 'unknown'])
    .meta(
      described('`maybe`: it fits under a condition that is open; `universal`: it fits every vehicle of that type'),
    ),
  why: z.array(z.string()).meta(described('the conditions, or why it does not fit, in words')),
  place: z.string().nullable().meta(described('where it goes and how many one car needs: "front, 2 needed"')),
  reasons: z
    .array(z.string())
    .meta(described('the same as codes: what is open, excludes it, or is not known ("engine", "disc-front")')),
})
export type CardFit = z.infer<typeof cardFit>

/** The question whose answer settles most of the asked parts. */
export const fitQuestion = z.object({
  key: z.string().meta(described('what is asked: "engine", "disc-front", "with:sport suspension"')),
  text: z.string(),
  how: z.string().nullable().meta(described('how to find the answer on the car')),
  choices: z
    .array(z.object({ label: z.string(), name: z.enum(['engine', 'is']), value: z.string() }))
    .meta(described('each with its parameter: engine=12, is=disc-front:312; empty: any value is possible')),
  signs: z.int().optional().meta(described('of a chassis number: how many of its last characters are compared')),
  settles: z.int().meta(described('how many of the parts it settles')),
  open: z.int().meta(described('how many of the parts fit under a condition that is open')),
})
export type FitQuestion = z.infer<typeof fitQuestion>

/** One line of a part's fitment table. */
export const fitment = z.object({
  make: z.string(),
  model: z.string(),
  engine: z.string().nullable().meta(described('null: any')),
  yearFrom: z.int(),
  yearTo: z.int(),
  condition: z.string().nullable().meta(described('"with sport suspension"')),
  position: z.string().nullable().meta(described('where it goes: "front"')),
  quantity: z.int().meta(described('how many one car needs')),
})
export type Fitment = z.infer<typeof fitment>
