import { z } from 'zod'
import { anAmount, anyAmount, paged, searchWords, typedWholeNumber } from '#common/fields'
import type { Prices } from '#common/prices'
import { orderDetails } from './details-schema.ts'
import { disagreement, LINES_MAX, lineFit, lineUnits, partId, quantity, rowNumber, wantedLines } from './line-schema.ts'
import { FULFILMENTS, parcel } from './parcel-schema.ts'
import { STATES } from './states.ts'
import { field } from '#common/words'

export { billInput, type ChangeAddressInput, changeAddressInput, oneLine } from './details-schema.ts'
export {
  cartLines,
  itemsOf,
  type LineFit,
  lineFit,
  LINES_MAX,
  lineReportInput,
  type LineReportInput,
  quantity,
  type WantedLine,
} from './line-schema.ts'
export { type Fulfilment, type Parcel, parcel } from './parcel-schema.ts'
export { foundOrder, type LookUpInput, lookUpInput, openOrderInput } from './order-key-schema.ts'
export { isUnpaid, type State } from './states.ts'

/** The highest card payment, in the smallest unit of any currency: the provider takes eight digits. */
export const TOTAL_MAX = 99_999_999

/** Free text, as specified: it may be empty, but is limited and has no control characters. */
const freeText = z
  .string(field.writeSomething)
  .trim()
  .max(200, field.tooLong(200))
  .regex(/^\P{Cc}*$/u, field.strangeSigns)

/** Lines of an address, as on a parcel. */
const addressText = z
  .string(field.writeAddress)
  .trim()
  .max(300, field.tooLong(300))
  .regex(/^[^\p{Cc}--[\n\r]]*$/v, field.strangeSigns)

/** Part id → quantity, as in the cart. */
export const cartItems = z
  .record(partId, quantity, field.chooseParts)
  .refine((items) => Object.keys(items).length > 0, field.orderEmpty)
  .refine((items) => Object.keys(items).length <= LINES_MAX, field.orderTooLong(LINES_MAX))

const vehicleText = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u)

export const orderedVehicle = z.object({
  make: vehicleText,
  model: vehicleText,
  year: z.int().min(1900).max(2100),
  engine: vehicleText.optional(),
  car: rowNumber.optional(),
  engineId: rowNumber.optional(),
})
export type OrderedVehicle = z.infer<typeof orderedVehicle>

export const placeOrderInput = (prices: Prices) =>
  z
    .object({
      name: freeText,
      email: z.string(field.ownEmail).trim().toLowerCase().max(254),
      number: freeText,
      total: anyAmount(prices, field.theTotal),
      items: cartItems,
      lines: wantedLines.optional(),
      vehicle: orderedVehicle.nullish(),
      address: addressText.default(''),
    })
    .superRefine(({ items, lines }, { addIssue }) => {
      const wrong = lines && disagreement(items, lines)
      if (wrong) addIssue({ code: 'custom', ...wrong })
    })
export type PlaceOrderInput = z.infer<ReturnType<typeof placeOrderInput>>

export const listOrdersInput = z.object({
  email: z.string().trim().toLowerCase().max(254).optional(),
  car: typedWholeNumber('car', 1, 2_147_483_647)
    .optional()
    .meta({ description: 'only orders for this base vehicle: of a line, or of the whole order' }),
  ...paged(),
})
export const browseOrdersInput = z.object({
  state: z.enum(STATES).optional(),
  q: searchWords,
  ...paged(),
})
const reason = freeText.min(1, field.sayWhy).optional()
export const cancelOrderInput = z.object({ reason })
export const cancelLinesInput = z.object({ lines: lineUnits, reason })
export type CancelLinesInput = z.infer<typeof cancelLinesInput>

export const messageInput = z.object({
  text: z
    .string(field.writeSomething)
    .trim()
    .min(1, field.writeSomething)
    .max(2000, field.tooLong(2000))
    .regex(/^[^\p{Cc}--[\n\r\t]]*$/v, field.strangeSigns),
})

const line = z.object({
  partId: z.string().nullable().meta({ description: 'null: the part is no longer sold' }),
  number: z.string(),
  name: z.string(),
  brand: z.string(),
  price: anAmount,
  quantity: z.int(),
  cancelled: z.int().optional().meta({ description: 'of the quantity; none: nothing' }),
  img: z.string().nullable(),
  fit: lineFit.nullable().meta({ description: 'null: for no car that was named' }),
})

const event = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  from: z.enum(STATES).nullable(),
  to: z.enum(STATES),
  why: z.string().nullable(),
})

/** An amount of an order besides its lines; a discount is negative. */
export const adjustment = z.object({
  kind: z.enum(['shipping', 'tax', 'discount', 'deposit']),
  code: z.string().meta({ description: 'which one: the method of delivery; "standard": the shipping of the settings' }),
  amount: anAmount,
})
export type Adjustment = z.infer<typeof adjustment>

/** An order in the API's shape. */
export const order = z.object({
  _id: z.string(),
  orderNumber: z.string().meta({ description: 'The number for people, "CM-7F3K-29QD"' }),
  name: z.string(),
  email: z.string(),
  number: z.string().meta({ description: "The customer's telephone number" }),
  address: z.string().meta({ description: 'The delivery address, in lines; empty: not given' }),
  currency: z.string().meta({ description: 'The currency of all its amounts, such as "USD"' }),
  subtotal: anAmount,
  shipping: anAmount,
  saved: anAmount.describe('what shipping would have cost, had it not been free: ' + anAmount.description),
  total: anAmount,
  paid: z.boolean(),
  tranjactionId: z.string().nullable(),
  state: z.enum(STATES),
  holdUntil: z.iso.datetime().nullable().meta({ description: 'Until when the parts are held, while unpaid' }),
  vehicle: orderedVehicle.nullable(),
  lines: z.array(line),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  ...orderDetails,
  fulfilment: z.enum(FULFILMENTS).optional().meta({ description: 'how far the filling of a paid order has come' }),
  parcels: z.array(parcel).optional(),
})
export type Order = z.infer<typeof order>
export type OrderLine = z.infer<typeof line>
export type OrderEvent = z.infer<typeof event>

const message = z.object({ at: z.iso.datetime(), from: z.enum(['customer', 'shop']), text: z.string() })
export type OrderMessage = z.infer<typeof message>

/** One order with its history, and what was asked and answered about it. */
export const shownOrder = order.extend({ events: z.array(event), messages: z.array(message).optional() })
export type ShownOrder = z.infer<typeof shownOrder>
