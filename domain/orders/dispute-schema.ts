import { z } from 'zod'
import { anAmount } from '#common/fields'

/** A buyer's dispute at the bank, as the card provider tells it. */
export const dispute = z.object({
  _id: z.string().meta({ description: 'the card provider’s id' }),
  amount: anAmount,
  currency: z.string(),
  reason: z.string().meta({ description: 'in the provider’s word, such as "fraudulent"' }),
  state: z
    .string()
    .meta({ description: 'in the provider’s word, such as "needs_response", "under_review", "won" or "lost"' }),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime().nullable().meta({ description: 'null: no answer is wanted' }),
  closedAt: z.iso.datetime().nullable().meta({ description: 'null: it is open' }),
})
export type Dispute = z.infer<typeof dispute>

/** Whether the shop can still answer it: the provider says so with "needs_response" and "warning_needs_response". */
export const wantsAnswer = ({ state, closedAt }: Dispute): boolean =>
  closedAt === null && state.endsWith('needs_response')
