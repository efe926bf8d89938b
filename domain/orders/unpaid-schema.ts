import { z } from 'zod'

const held = z.object({
  orders: z.int(),
  units: z.int().meta({ description: 'of counted parts' }),
})
/** What an account holds unpaid, and how much of it one may hold. */
export const unpaidHeld = held.extend({
  most: held,
  ifConfirmed: held.nullable().meta({ description: 'the most once the e-mail address is confirmed; null: it is' }),
})
export type UnpaidHeld = z.infer<typeof unpaidHeld>
