import { z } from 'zod'
import { emailAddress } from '#common/fields'

/** Where to send word that a part is back. */
export const stockAlertInput = z.object({
  email: emailAddress,
})
export type StockAlertInput = z.infer<typeof stockAlertInput>

/** A person may wait for so many parts at once. */
export const ALERTS_MAX = 50
