import { z } from 'zod'
import { partIds } from '#common/fields'
import type { Fit } from './fit.ts'

export type { Fit } from './fit.ts'

/** A question to `GET /api/fits`: these parts, for one car of one model year. */
export const fitsQuery = z.object({
  part: partIds,
  make: z.string('make is missing').min(1, 'make is missing').max(60),
  model: z.string('model is missing').min(1, 'model is missing').max(80),
  year: z.coerce.number('year should be a number').int('year should be a whole number').min(1900).max(2100),
  engine: z.string().max(80).optional(),
})
export type FitsQuery = z.infer<typeof fitsQuery>

/** Whether a part fits the asked car, as the API says it. */
export const cardFit = z.object({
  _id: z.string(),
  fit: z.enum(['yes', 'maybe', 'no', 'universal', 'unknown'] satisfies Fit['kind'][]),
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
