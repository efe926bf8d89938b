import { z } from 'zod'

export { checkoutInput, orderedFor, ownAddress, ownAddressInput, placedOrder } from './checkout-schema.ts'
import { destination } from '#common/address'
import { anAmount, described } from '#common/fields'
import { offer } from '#domain/delivery/schema'
import { adjustment, cartLines, lineFit } from '#domain/orders/schema'

/** What somebody would order, and perhaps where it would go and how. */
export const quoteInput = z.object({
  lines: cartLines,
  to: destination.optional().meta(described('none: the country of the shop')),
  method: z
    .string()
    .max(20)
    .optional()
    .meta(described('the id of one of `methods`; none, or one that cannot be: the first')),
})
export type QuoteInput = z.infer<typeof quoteInput>

/** Why a line cannot be ordered as it is. */
const problem = z.enum(['gone', 'sold-out', 'too-few'])

const quotedLine = z.object({
  part: z.string(),
  quantity: z.int(),
  number: z
    .string()
    .optional()
    .meta(described('this and all that follows of the part: absent if it is no longer sold')),
  name: z.string().optional(),
  brand: z.string().optional(),
  img: z.string().optional(),
  price: anAmount.optional(),
  amount: anAmount
    .optional()
    .meta(described(`price × quantity; absent if it is sold out, as no sum counts it: ${anAmount.description}`)),
  stock: z.int().nullable().optional().meta(described('units that are free; null: not counted')),
  fit: lineFit.optional().meta(described('whether it fits the line’s car; absent: no car is named')),
  parcel: z.int().optional().meta(described('in which of `parcels` all of it comes; absent: in several')),
  waits: z
    .object({ quantity: z.int(), due: z.iso.date().meta(described('the day by which they come in')) })
    .optional()
    .meta(described('units of it that have not come in yet; absent: all are there')),
  problem: problem.optional().meta(described('`too-few`: the lines of this part want more than is `left`')),
  left: z.int().optional(),
})
export type QuotedLine = z.infer<typeof quotedLine>

const quotedParcel = z.object({
  place: z.object({ id: z.int(), name: z.string() }),
  lines: z.array(z.object({ line: z.int().meta(described('its place in `lines`, from 0')), quantity: z.int() })),
  due: z.iso.date().optional().meta(described('the day by which what is in it comes in; absent: it is there')),
  arrives: offer.shape.arrives.meta(described('by the chosen method; null: no promise')),
})

/** What an order would cost and when it would arrive. Amounts are in the smallest unit of `currency`. */
export const quote = z.object({
  amounts: z.literal('minor').meta(described('all amounts are in the smallest unit of `currency`')),
  currency: z.string(),
  lines: z.array(quotedLine),
  subtotal: anAmount,
  shipping: anAmount,
  saved: anAmount,
  total: anAmount,
  adjustments: z.array(adjustment),
  to: z.object({ country: z.string(), postcode: z.string().optional() }),
  asksPostcode: z.boolean().meta(described('cost and date depend on the postcode, which `to` lacks')),
  methods: z.array(offer),
  method: z.string().nullable().meta(described('the one that is priced; null: none can be chosen')),
  parcels: z.array(quotedParcel),
  quote: z
    .string()
    .nullable()
    .meta(described('with it the checkout keeps to these prices; null: it cannot be ordered so')),
  validUntil: z.iso.datetime(),
})
export type Quote = z.infer<typeof quote>
