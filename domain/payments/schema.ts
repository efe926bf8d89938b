import { z } from 'zod'
import { anAmount, anyAmount } from '#common/fields'
import { oncePerShop, type Prices, stepOf, toWritten } from '#common/prices'
import { TOTAL_MAX } from '#domain/orders/schema'

/** `pay` only claims a payment; what counts is what the provider says of `tranjactionId`. */
export const confirmPaymentInput = z.object({
  pay: z.union([z.literal(true), z.string().max(64)], 'pay is true').optional(),
  tranjactionId: z.string('tranjactionId is missing').min(1, 'tranjactionId is missing').max(255),
})

export const startPaymentInput = (prices: Prices) =>
  z.object({
    total: anyAmount(prices, 'The total'),
    orderId: z.string('orderId is missing').min(1, 'orderId is missing').max(64),
  })

/** `amount` is in the smallest unit; without it all that is left is refunded. */
export const refundInput = oncePerShop((prices) =>
  z.object({
    amount: anyAmount(prices, 'The amount')
      .refine((minor) => minor > 0, `The amount is ${toWritten(prices, stepOf(prices))} or more`)
      .refine((minor) => minor <= TOTAL_MAX, 'The amount is more than a payment can be')
      .optional(),
    reason: z
      .string('Please say why')
      .trim()
      .min(1, 'Please say why')
      .max(200, 'Must be 200 characters or shorter')
      .regex(/^\P{Cc}*$/u, 'Please use letters and digits only'),
  }),
)
export type RefundInput = z.infer<ReturnType<typeof refundInput>>

export const shownRefund = z.object({
  _id: z.string(),
  amount: anAmount,
  currency: z.string(),
  reason: z.string(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.iso.datetime(),
})
export type ShownRefund = z.infer<typeof shownRefund>

export const browserConfig = z.object({ publishableKey: z.string(), scriptUrl: z.url().nullable() })

export const stuckRefund = shownRefund
  .pick({ _id: true, amount: true, currency: true, reason: true })
  .extend({ orderId: z.string(), orderNumber: z.string(), state: z.enum(['pending', 'failed']) })
export type StuckRefund = z.infer<typeof stuckRefund>
