import { z } from 'zod'
import { anAmount, anyAmount, lineOfText } from '#common/fields'
import { type Prices, stepOf, toWritten } from '#common/prices'
import { TOTAL_MAX } from '#domain/orders/schema'
import { field } from '#common/words'

/** `pay` only claims a payment; what counts is what the provider says of `tranjactionId`. */
export const confirmPaymentInput = z.object({
  pay: z.union([z.literal(true), z.string().max(64)], 'pay is true').optional(),
  tranjactionId: z.string(field.missing('tranjactionId')).min(1, field.missing('tranjactionId')).max(255),
})

/** `total` as the order's currency is written, which only the order says. */
export const startPaymentInput = (prices: Prices) =>
  z.object({
    total: z.number(field.noAmountOf(field.theTotal, prices)),
    orderId: z.string(field.missing('orderId')).min(1, field.missing('orderId')).max(64),
  })

const reason = lineOfText(200, field.sayWhy).min(1, field.sayWhy)

/** As a call has it: `amount` as the order's currency is written. Without it all is refunded, so a misspelt field is refused. */
export const refundInput = (prices: Prices) =>
  z.strictObject({
    amount: z.number(field.noAmountOf(field.theAmount, prices)).optional(),
    sentBack: z.number(field.noAmountOf(field.theAmount, prices)).optional().meta({
      description: 'all refunds of the order that had not failed when they were read; if it is another amount now: 412',
    }),
    reason,
  })
export type RefundInput = z.infer<ReturnType<typeof refundInput>>

/** What can be refunded of an order that has these prices, in the smallest unit. */
export const refundAmount = (prices: Prices) =>
  anyAmount(prices, field.theAmount)
    .refine((minor) => minor > 0, field.amountLeast(toWritten(prices, stepOf(prices))))
    .refine((minor) => minor <= TOTAL_MAX, field.amountTooHigh)

/** The same as a form has it: `amount` is in the smallest unit. */
export const refundForm = (prices: Prices) => z.strictObject({ amount: refundAmount(prices).optional(), reason })
export type RefundForm = z.infer<ReturnType<typeof refundForm>>

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
