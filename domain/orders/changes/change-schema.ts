import { z } from 'zod'
import { anAmount } from '#common/fields'

/** A change of a paid order that waits for its payment; until then the order stays as it is. */
export const openChange = z.object({
  payUntil: z.iso.datetime().meta({ description: 'so long the further units are held' }),
  why: z.string().nullable(),
  lines: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      car: z.string().nullable().meta({ description: 'where a line of the order has the same part for another car' }),
      price: anAmount,
      quantity: z.int().meta({ description: 'below zero: so many go' }),
    }),
  ),
})
export type OpenChange = z.infer<typeof openChange>
