import { z } from 'zod'
import { anAmount } from '#common/fields'
import { field } from '#common/words'
import { ONE_LINE } from '#common/printable'
import { openChange } from './changes/change-schema.ts'
import { orderDetails } from './details-schema.ts'
import { dispute } from './dispute-schema.ts'
import { lineFit, rowNumber } from './line-schema.ts'
import { FULFILMENTS, parcel } from './parcels/parcel-schema.ts'
import { STATES } from './states.ts'

const vehicleText = z.string().trim().min(1).max(80).regex(ONE_LINE, field.strangeCharacters)

export const orderedVehicle = z.object({
  make: vehicleText,
  model: vehicleText,
  year: z.int().min(1900).max(2100),
  engine: vehicleText.optional(),
  car: rowNumber.optional(),
  engineId: rowNumber.optional(),
})
export type OrderedVehicle = z.infer<typeof orderedVehicle>

const line = z.object({
  partId: z.string().nullable().meta({ description: 'null: the part is no longer sold' }),
  number: z.string(),
  name: z.string(),
  brand: z.string(),
  price: anAmount,
  quantity: z.int(),
  cancelled: z.int().optional().meta({ description: 'of the quantity; none: nothing' }),
  waits: z
    .object({ quantity: z.int(), due: z.iso.date().meta({ description: 'the day by which they were promised' }) })
    .optional()
    .meta({ description: 'units that have not come in yet; none: all are there' }),
  img: z.string().nullable(),
  hidden: z.literal(true).optional().meta({ description: 'the part has no page in the shop; none: it has one' }),
  fit: lineFit.nullable().meta({ description: 'null: for no car that was named' }),
})

const event = z.object({
  at: z.iso.datetime(),
  who: z.string().meta({
    description:
      '"customer": its buyer or the holder of its key; else "shop", and for admins the account or the work that did it',
  }),
  name: z.string().optional().meta({ description: 'for admins: the name of that account, while it exists' }),
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
  credited: anAmount
    .optional()
    .describe('what changes of the order took off for units that went: ' + anAmount.description),
  total: anAmount,
  owed: anAmount.optional().describe('what its buyer still pays for a change, not in `total`: ' + anAmount.description),
  sentBack: anAmount.optional().describe('what went back of its payments; none: nothing: ' + anAmount.description),
  paid: z.boolean(),
  tranjactionId: z.string().nullable(),
  changePayments: z
    .array(z.object({ amount: anAmount, tranjactionId: z.string() }))
    .optional()
    .meta({ description: 'of each change that its buyer paid for, oldest first; none: no change cost more' }),
  state: z.enum(STATES),
  holdUntil: z.iso.datetime().nullable().meta({ description: 'Until when the parts are held, while unpaid' }),
  vehicle: orderedVehicle.nullable(),
  lines: z.array(line),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  ...orderDetails,
  fulfilment: z.enum(FULFILMENTS).optional().meta({ description: 'how far the filling of a paid order has come' }),
  late: z.literal(true).optional().meta({
    description:
      'the last day that was promised for its arrival is over, or where none was promised, the longest delivery of the settings; and something of it has yet to arrive',
  }),
  parcels: z.array(parcel).optional(),
  isLate: z.boolean().optional().meta({
    description: 'for admins only: it should have arrived before today, and waits to be sent or is on its way',
  }),
  disputes: z.array(dispute).optional().meta({ description: 'what its buyer disputes at the bank; for admins only' }),
})
export type Order = z.infer<typeof order>
export type OrderLine = z.infer<typeof line>
export type OrderEvent = z.infer<typeof event>

const message = z.object({ at: z.iso.datetime(), from: z.enum(['customer', 'shop']), text: z.string() })
export type OrderMessage = z.infer<typeof message>

/** What a buyer asked last about an order that the shop has not answered. */
export const unanswered = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  askedAt: z.iso.datetime(),
  text: z.string(),
})
export type Unanswered = z.infer<typeof unanswered>

/** One order with its history, and what was asked and answered about it. */
export const shownOrder = order.extend({
  events: z.array(event),
  placedBy: z
    .string()
    .optional()
    .meta({ description: 'who placed it for its customer on the telephone: the admin’s name for admins, else "shop"' }),
  messages: z.array(message).optional(),
  change: openChange.optional(),
})
export type ShownOrder = z.infer<typeof shownOrder>
