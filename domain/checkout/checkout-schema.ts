import { z } from 'zod'
import { address, addressShape } from '#common/address'
import { field } from '#common/words'
import { described, linesOfText } from '#common/fields'
import { email } from '#domain/identity/schema'
import { cartLines, oneLine, order } from '#domain/orders/schema'

const LONGEST_NOTE = 1000

/** An order as the checkout sends it, with the quote that it keeps to. */
export const checkoutInput = z.object({
  quote: z.string(field.quoteMissing).max(20_000, field.quoteMissing).meta(described('as `POST /quote` answered it')),
  lines: cartLines,
  method: z.string(field.chooseMethod).max(20, field.chooseMethod).meta(described('the id of the quote’s method')),
  email,
  phone: oneLine.default(''),
  name: oneLine.optional().meta(described('who collects it; where it is sent, the address names somebody')),
  shipTo: address.nullish().meta(described('none for an order that is collected')),
  billTo: address.nullish().meta(described('none: as `shipTo`')),
  company: oneLine.nullish(),
  poNumber: oneLine.nullish().meta(described('the buyer’s own number for the order')),
  note: linesOfText(LONGEST_NOTE).nullish(),
})
export type CheckoutInput = z.infer<typeof checkoutInput>

/** The order that an admin placed for a customer. */
export const orderedFor = order.extend({ insertedId: z.string() })

/** The order that was placed, and the key with which its buyer comes back to it. */
export const placedOrder = orderedFor.extend({ key: z.string() })

/** An address of an account. */
export const ownAddress = z.object({ _id: z.string(), address: addressShape })
export { address as ownAddressInput }
