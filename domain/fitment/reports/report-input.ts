import { z } from 'zod'
import { needed, typedWholeNumber } from '#common/fields'
import { field } from '#common/words'

/** So many reports of one address, or one account, are taken. */
export const REPORT_LIMIT = { points: 20, seconds: 3600 }

const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
const id = (what: string) => typedWholeNumber(what, 1, 2_147_483_647)

/** What is wrong with what a part's page says of fit. The car by its id, or in the reporter's own words. */
export const fitReportInput = z
  .object({
    part: z.string(field.missing('part')).min(1, field.missing('part')).max(20),
    car: orNone(id('car')),
    engine: orNone(id('engine')),
    /** What its owner said of it, as addresses hold it: "disc-front:312". */
    is: z.array(z.string().max(150)).max(20).optional(),
    carName: orNone(needed(field.whichCar, 120)),
    what: needed(field.whatIsWrong, 2000),
    img: orNone(z.string().regex(/^\/media\/[0-9a-f]{32}\.[1-9]\d{0,3}\.webp$/, field.uploadedPicture)),
  })
  .refine(({ car, carName }) => car !== undefined || carName !== undefined, {
    path: ['carName'],
    message: field.whichCar,
  })
export type FitReportInput = z.infer<typeof fitReportInput>

export const DECISIONS = ['corrected', 'declined'] as const

/** An admin's answer to a report; whoever declines says why. */
export const fitReportDecision = z
  .object({
    decision: z.enum(DECISIONS, 'corrected or declined'),
    note: orNone(needed(field.sayWhyShort, 1000)),
  })
  .refine(({ decision, note }) => decision === 'corrected' || note !== undefined, {
    path: ['note'],
    message: field.sayWhyDeclined,
  })
export type FitReportDecision = z.infer<typeof fitReportDecision>

/** A report as admins read it. */
export const fitReport = z.object({
  _id: z.string(),
  part: z.object({ _id: z.string(), name: z.string(), brand: z.string(), number: z.string() }),
  car: z.string().meta({ description: 'its name for people' }),
  known: z.boolean().meta({ description: 'the car is one of the shop’s vehicles; else it is given in words' }),
  what: z.string(),
  img: z.string().nullable(),
  by: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .meta({ description: 'null: the sender was not signed in' }),
  createdAt: z.string(),
  decision: z.object({ at: z.string(), decision: z.enum(DECISIONS), note: z.string().nullable() }).nullable(),
})
export type FitReport = z.infer<typeof fitReport>
