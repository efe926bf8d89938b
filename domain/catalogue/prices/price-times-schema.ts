import { z } from 'zod'
import { amount, anAmount } from '#common/fields'
import { oncePerShop, stepOf } from '#common/prices'
import { field } from '#common/words'
import { PRICE_MAX } from '../part-input.ts'

/** What a part cost before, and what it will cost. */
export const priceTimes = z.object({
  _id: z.string(),
  price: anAmount,
  changes: z
    .array(z.object({ at: z.string(), was: z.object({ price: anAmount }), price: anAmount }))
    .meta({ description: 'the last 100, the newest first' }),
  toCome: z.array(z.object({ startsAt: z.string(), price: anAmount })).meta({ description: 'the next first' }),
})
export type PriceTimes = z.infer<typeof priceTimes>

const startsAt = z.iso.datetime({ error: field.startsAt })
/** From that moment on the part has that price. */
export const priceToCome = oncePerShop((prices) =>
  z.object({ startsAt, price: amount(prices, 'price', { low: stepOf(prices), high: PRICE_MAX }) }),
)
export type PriceToCome = z.infer<ReturnType<typeof priceToCome>>

export const priceToComeQuery = z.object({ startsAt })
