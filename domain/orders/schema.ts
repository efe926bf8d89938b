import { z } from 'zod'
import { anyAmount, lineOfText, linesOfText, paged, searchWords, typedWholeNumber } from '#common/fields'
import type { Prices } from '#common/prices'
import { LINES } from '#common/printable'
import { cartLines, disagreement, LINES_MAX, lineUnits, partId, quantity, wantedLines } from './line-schema.ts'
import { orderedVehicle } from './order-schema.ts'
import { STATES } from './states.ts'
import { field } from '#common/words'

export { billedTo } from './billed-to.ts'
export { billInput, changeAddressInput, oneLine } from './details-schema.ts'
export {
  cartLines,
  itemsOf,
  type LineFit,
  lineFit,
  lineReportInput,
  type LineReportInput,
  quantity,
  type WantedLine,
} from './line-schema.ts'
export type { OpenChange } from './changes/change-schema.ts'
export { type Dispute, wantsAnswer } from './dispute-schema.ts'
export { cameBack, type Parcel, parcel } from './parcels/parcel-schema.ts'
export { foundOrder, type LookUpInput, lookUpInput, openOrderInput } from './keys/order-key-schema.ts'
export {
  type Adjustment,
  adjustment,
  type Order,
  order,
  type OrderedVehicle,
  type OrderEvent,
  type OrderLine,
  type OrderMessage,
  type ShownOrder,
  shownOrder,
  type Unanswered,
  unanswered,
} from './order-schema.ts'
export { isOver, isUnpaid, type State } from './states.ts'
export { type UnpaidHeld, unpaidHeld } from './unpaid-schema.ts'

/** The highest card payment, in the smallest unit of any currency: the provider takes eight digits. */
export const TOTAL_MAX = 99_999_999

/** Free text, as specified: it may be empty, but is limited and has no control characters. */
const freeText = lineOfText(200, field.writeSomething)

/** Lines of an address, as on a parcel. */
const addressText = z
  .string(field.writeAddress)
  .trim()
  .max(300, field.tooLong(300))
  .regex(LINES, field.strangeCharacters)

/** Part id → quantity, as in the cart. */
const cartItems = z
  .record(partId, quantity, field.chooseParts)
  .refine((items) => Object.keys(items).length > 0, field.orderEmpty)
  .refine((items) => Object.keys(items).length <= LINES_MAX, field.orderTooLong(LINES_MAX))

/** The body of the specified `POST /orders`; its amounts are read as the shop writes prices. */
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

/** What changes of a paid order. */
export const changeLinesInput = z
  .object({
    less: lineUnits.optional().meta({ description: 'units that go; their price counts towards what comes' }),
    more: lineUnits.optional().meta({ description: 'further units of lines' }),
    add: cartLines.optional().meta({ description: 'further parts, as lines of an order' }),
    reason,
  })
  .refine(({ more, add }) => more !== undefined || add !== undefined, { path: ['more'], error: field.nothingAdded })
export type ChangeLinesInput = z.infer<typeof changeLinesInput>

export const messageInput = z.object({
  text: linesOfText(2000, field.writeSomething).min(1, field.writeSomething),
})
