import { z } from 'zod'
import { field } from '#common/words'
import { application } from './part-fits.ts'
import { applicationInput, MOST_LINES } from './part-fits-input.ts'

/** Cars that a part may fit, because parts that share one of its OE numbers do. */
export const proposedFits = z.object({
  parts: z
    .array(
      z.object({
        _id: z.string(),
        brand: z.string(),
        name: z.string(),
        number: z.string(),
        shares: z.array(z.object({ maker: z.string().nullable(), number: z.string() })),
      }),
    )
    .meta({ description: 'the parts of its type and position that share an OE number with it' }),
  lines: z
    .array(
      application.extend({ from: z.array(z.string()).meta({ description: 'ids of the parts that fit this car' }) }),
    )
    .meta({ description: 'what they fit and the part’s own list does not say yet' }),
})
export type ProposedFits = z.infer<typeof proposedFits>
export type ProposedLine = ProposedFits['lines'][number]

/** Those of them that an admin takes, and the `version` of the part that they were proposed for. */
export const takenFits = z.object({
  version: z.int(field.versionRead),
  applications: z.array(applicationInput).min(1, field.chooseLine).max(MOST_LINES, field.tooMany(MOST_LINES, 'lines')),
})
export type TakenFits = z.infer<typeof takenFits>
