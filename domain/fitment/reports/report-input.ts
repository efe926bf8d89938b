import { z } from 'zod'
import { emailAddress, needed, orNone, typedId } from '#common/fields'
import { field } from '#common/words'
import { readAnswer } from '../rule/answers.ts'

/** So many reports of one address, or one account, are taken. */
export const REPORT_LIMIT = { points: 20, seconds: 3600 }

/** What is wrong with what a part's page says of fit. The car by its id, or in the reporter's own words. */
export const fitReportInput = z
  .object({
    part: z.string(field.missing('part')).min(1, field.missing('part')).max(20),
    car: orNone(typedId('car')),
    engine: orNone(typedId('engine')),
    /** What its owner said of it, as addresses hold it: "disc-front:312". */
    is: z.array(z.string().max(150).refine(readAnswer, field.notAnswer)).max(20).optional(),
    carName: orNone(needed(field.whichCar, 120)),
    what: needed(field.whatIsWrong, 2000),
    /** Where a sender who is not signed in wants to read what came of it. */
    email: orNone(emailAddress),
    img: orNone(z.string().regex(/^\/media\/[0-9a-f]{32}\.[1-9]\d{0,3}\.webp$/, field.uploadedPicture)),
  })
  .refine(({ car, carName }) => car !== undefined || carName !== undefined, {
    path: ['carName'],
    message: field.whichCar,
  })
  .refine(({ car, engine }) => car !== undefined || engine === undefined, {
    path: ['engine'],
    message: field.engineWithoutCar,
  })
export type FitReportInput = z.infer<typeof fitReportInput>

export const DECISIONS = ['corrected', 'declined'] as const

/** An admin's answer to a report; whoever declines says why. */
export const fitReportDecision = z
  .object({
    decision: z.enum(DECISIONS, field.isOneOf('decision', DECISIONS)),
    note: orNone(needed(field.sayWhyShort, 1000)),
    /** The decision takes the place of an earlier one. */
    again: z.boolean().optional(),
  })
  .refine(({ decision, note }) => decision === 'corrected' || note !== undefined, {
    path: ['note'],
    message: field.sayWhyDeclined,
  })
export type FitReportDecision = z.infer<typeof fitReportDecision>
