import { z } from 'zod'
import { paged } from '#common/fields'

export const failedWorkQuery = z.object(paged())
export type FailedWorkQuery = z.infer<typeof failedWorkQuery>

/** Work of the shop that failed until it was given up. The same work that failed several times stands here once. */
export const failedWork = z.object({
  _id: z.string(),
  job: z.string().meta({ description: 'the name of the job, "cancel-label"' }),
  mail: z.string().nullable().meta({ description: 'which mail it was to send, "paid"; null: none' }),
  about: z
    .object({ kind: z.enum(['order', 'part', 'run', 'supplier']), id: z.string(), name: z.string() })
    .nullable()
    .meta({
      description: 'what it is about and is still there; `name`: the number of an order or a part, the name of a file',
    }),
  askedAt: z.iso.datetime().meta({ description: 'since when it was to be done' }),
  failedAt: z.iso.datetime().meta({ description: 'when it was given up' }),
  tries: z.int(),
  error: z.string().meta({ description: 'the last error, in one line, without e-mail addresses' }),
})
export type FailedWork = z.infer<typeof failedWork>

/** Mails that could not be sent yet. The shop tries each again for a day, then it is failed work. */
export const unsentMails = z.object({
  count: z.int(),
  since: z.iso.datetime().meta({ description: 'since when the first of them was to be sent' }),
  error: z.string().meta({ description: 'why the latest could not, in one line, without e-mail addresses' }),
})
export type UnsentMails = z.infer<typeof unsentMails>
