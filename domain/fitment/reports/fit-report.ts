import { z } from 'zod'
import { DECISIONS } from './report-input.ts'

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
  order: z
    .object({ _id: z.string(), number: z.string(), told: z.string().meta({ description: 'what the shop said then' }) })
    .nullable()
    .meta({ description: 'the order that it is about; null: it came from a part’s page' }),
  hears: z.string().nullable().meta({ description: 'the address to which a decision is written; null: none is known' }),
  createdAt: z.string(),
  decision: z.object({ at: z.string(), decision: z.enum(DECISIONS), note: z.string().nullable() }).nullable(),
})
export type FitReport = z.infer<typeof fitReport>
