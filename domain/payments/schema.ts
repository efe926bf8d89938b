import { z } from 'zod'

/** `pay` says no more than that a payment is claimed; what counts is what the provider says of `tranjactionId`. */
export const confirmPaymentInput = z.object({
  pay: z.union([z.literal(true), z.string().max(64)], 'pay is true').optional(),
  tranjactionId: z.string('tranjactionId is missing').min(1, 'tranjactionId is missing').max(255),
})

export const startPaymentInput = z.object({
  total: z.int('The total is a whole number of dollars'),
  orderId: z.string('orderId is missing').min(1, 'orderId is missing').max(64),
})

export const refundInput = z.object({
  amount: z.int('The amount is a whole number of dollars').min(1, 'The amount is 1 or more').max(999_999).optional(),
  reason: z
    .string('Please say why')
    .trim()
    .min(1, 'Please say why')
    .max(200, 'Must be 200 characters or shorter')
    .regex(/^\P{Cc}*$/u, 'Please use letters and digits only'),
})
export type RefundInput = z.infer<typeof refundInput>

export const shownRefund = z.object({
  _id: z.string(),
  amount: z.number().meta({ description: 'Dollars' }),
  reason: z.string(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.iso.datetime(),
})
export type ShownRefund = z.infer<typeof shownRefund>

export const browserConfig = z.object({ publishableKey: z.string(), scriptUrl: z.url().nullable() })

export const stuckRefund = shownRefund
  .pick({ _id: true, amount: true, reason: true })
  .extend({ orderId: z.string(), orderNumber: z.string(), state: z.enum(['pending', 'failed']) })
export type StuckRefund = z.infer<typeof stuckRefund>
