import { z } from 'zod'
import { texts } from '#common/words'

/** Where to send word that a part is back. */
export const stockAlertInput = z.object({
  email: z.string(texts.emailRequired).trim().toLowerCase().max(254).pipe(z.email(texts.emailInvalid)),
})
export type StockAlertInput = z.infer<typeof stockAlertInput>

/** A person may wait for so many parts at once. */
export const ALERTS_MAX = 50
