import { z } from 'zod'
import { searchWords } from '#common/fields'
import { field } from '#common/words'
import { ROW_COUNTS } from '../staging/counts/counts-schema.ts'
import { ROW_STATES } from '../staging/schema.ts'

/** One row of a file, beside what the shop has now. */
export const shownRow = z.object({
  n: z.int().meta({ description: 'the row of the file' }),
  state: z.enum(ROW_STATES),
  partId: z.int().nullable().meta({ description: 'null: a new part, or not known which' }),
  text: z.string().meta({ description: 'brand, number and name, or the vehicle' }),
  fields: z.array(z.object({ field: z.string(), file: z.string(), shop: z.string().nullable() })).meta({
    description:
      'what the file says by columns of ours, and what the shop has; null: nothing yet, as of a new part or car',
  }),
  theirs: z.record(z.string(), z.string()).nullable().meta({ description: 'the row as it came, where it waits' }),
  cells: z.record(z.string(), z.string()).nullable().meta({
    description:
      'what can be corrected of a row that waits or is ready; a record of an XML file stands in columns of ours, as does a row that is ready',
  }),
  mayBeRight: z
    .boolean()
    .meta({ description: 'it waits only because it contradicts others, and an admin may say it is right' }),
  reasons: z.array(z.string()),
})
export type ShownRow = z.infer<typeof shownRow>

/** `?state=&counted=&q=&cursor=&limit=` of the rows of a file. `cursor`: the row after which the page begins. */
export const rowsAsked = z.object({
  state: z.enum(ROW_STATES, field.isOneOf('state', ROW_STATES)).optional(),
  counted: z
    .enum(ROW_COUNTS, field.isOneOf('counted', ROW_COUNTS))
    .optional()
    .meta({ description: 'those that the preview counts for this; none once they are applied' }),
  q: searchWords.meta({ description: 'a part number, or its beginning' }),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, field.rowNumber)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
export type RowsAsked = z.infer<typeof rowsAsked>

/** Cells of a waiting row as they should have come, by the columns of `cells`. */
export const rowCorrection = z.object({ theirs: z.record(z.string(), z.string().max(4000, field.atMost(4000))) })
