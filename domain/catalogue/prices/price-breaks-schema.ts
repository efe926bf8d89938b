import { z } from 'zod'
import { amount, anAmount, wholeNumber } from '#common/fields'
import { oncePerShop, stepOf } from '#common/prices'
import { field } from '#common/words'
import { PRICE_MAX } from '../part-input.ts'

const BREAKS_MAX = 10
/** From how few and how many units a price may hold. */
export const priceBreakRange = [2, 999] as const

/** From so many units of a part in one order, each costs this, in the smallest unit. */
export const priceBreak = z.object({ from: z.int(), price: anAmount })
export type PriceBreak = z.infer<typeof priceBreak>

/** A part's quantity breaks, with the version of the part and the price that they begin from. */
export const partPrices = z.object({
  _id: z.string(),
  name: z.string(),
  number: z.string(),
  price: anAmount,
  breaks: z.array(priceBreak),
  version: z.int(),
})
export type PartPrices = z.infer<typeof partPrices>

/** Quantities rise, and each price is below the one before. */
export const partPricesChange = oncePerShop((prices) =>
  z
    .object({
      version: z.int(),
      breaks: z
        .array(
          z.object({
            from: wholeNumber('quantity', ...priceBreakRange),
            price: amount(prices, 'price', { low: stepOf(prices), high: PRICE_MAX }),
          }),
        )
        .max(BREAKS_MAX, field.tooMany(BREAKS_MAX, 'breaks')),
    })
    .superRefine(({ breaks }, { addIssue }) => {
      for (const [n, { from, price }] of breaks.entries()) {
        const before = breaks[n - 1]
        if (before && from <= before.from)
          addIssue({ code: 'custom', path: ['breaks', n, 'from'], message: field.breakNotMore(before.from) })
        if (before && price >= before.price)
          addIssue({ code: 'custom', path: ['breaks', n, 'price'], message: field.breakNotLess })
      }
    }),
)
export type PartPricesChange = z.infer<ReturnType<typeof partPricesChange>>
