import { z } from 'zod'
import { field } from '#common/words'
import { typedOrderNumber } from './typed-order-number.ts'

/** An order's number as people type it ("cm 7f3k29qd"), and the e-mail address that it was placed with. */
export const lookUpInput = z.object({
  number: z.string(field.orderNumber).transform(typedOrderNumber).pipe(z.string(field.orderNumber)),
  email: z.string(field.orderEmail).trim().toLowerCase().min(1, field.orderEmail).max(254, field.tooLong(254)),
})
export type LookUpInput = z.infer<typeof lookUpInput>
export const openOrderInput = z.object({ key: z.string(field.linkIncomplete).max(200, field.linkIncomplete) })
export const foundOrder = z.object({
  orderId: z.string(),
  key: z.string().meta({ description: 'for the header `x-order-key`; browsers keep it in a cookie' }),
})
