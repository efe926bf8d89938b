import { z } from 'zod'
import { address, addressShape } from '#common/address'
import { lineOfText } from '#common/fields'
import { field } from '#common/words'
import { offer } from '#domain/delivery/schema'

const day = z.iso.date().nullable()

/** How an order is delivered, as it was promised. `from` and `to`: the first and the last day of its arrival. */
const promisedDelivery = z.object({
  id: z.string().meta({ description: 'the method; "standard": the shipping of the settings' }),
  name: z.string(),
  kind: z.enum(['ship', 'collect']),
  carrier: z.string(),
  from: day,
  to: day,
  parcels: z
    .array(z.object({ from: z.iso.date(), to: z.iso.date() }))
    .optional()
    .meta({ description: 'the days of its parcels where they arrive on different ones, the earliest first' }),
  place: offer.shape.place,
})
export type PromisedDelivery = z.infer<typeof promisedDelivery>

/** What the checkout knows of an order besides the specified call. Each is there only where it was given. */
export const orderDetails = {
  shipTo: addressShape.optional(),
  billTo: addressShape.optional().meta({ description: 'none: as `shipTo`' }),
  company: z.string().optional(),
  poNumber: z.string().optional().meta({ description: 'the buyer’s own number for the order' }),
  note: z.string().optional().meta({ description: 'what the buyer asks of the shop' }),
  delivery: promisedDelivery.optional().meta({
    description:
      'none: the shipping of the settings. While an order is not paid, `GET /orders/{id}` says the days of a payment now',
  }),
}

/** One line of free text. */
export const oneLine = lineOfText(100)

/** Whom a bill names. */
export const billInput = z.object({ company: oneLine.nullable().optional(), poNumber: oneLine.nullable().optional() })

/** What is named changes; null takes it away. */
export const changeAddressInput = billInput
  .extend({
    shipTo: address.optional(),
    billTo: address.nullable().optional().meta({ description: 'null: the bill goes where the parts go' }),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), field.writeAddress)
export type ChangeAddressInput = z.infer<typeof changeAddressInput>
