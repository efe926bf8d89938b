import { z } from 'zod'
import { aFewId, described, lineOfText, needed, orNull, paged, typedFewId, wholeNumber } from '#common/fields'
import { field } from '#common/words'
import { order, quantity } from '#domain/orders/schema'

const LINES_MAX = 200
/** How many orders are read, and how many labels printed, by one call. */
export const BATCH = 100

/** What is packed into one parcel. Without `lines`: all that is left at the place, so a slip in their name is refused. */
export const packInput = z.strictObject({
  place: aFewId('place').optional().meta({ description: 'needed only if what is left is at several places' }),
  lines: z
    .array(z.object({ line: wholeNumber('line', 0, LINES_MAX - 1), quantity }))
    .min(1, field.chooseParts)
    .max(LINES_MAX, field.linesTooMany(LINES_MAX))
    .optional()
    .meta({ description: '`line` counts the lines of the order, from 0' }),
})
export type PackInput = z.infer<typeof packInput>

/** Every change of a parcel starts from the `version` that was read. */
export const parcelChange = z.object({ version: wholeNumber('version', 1, 2_147_483_647) })
export type ParcelChange = z.infer<typeof parcelChange>

const short = orNull(lineOfText(60))

const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#].*)?$/u

/** Where a parcel can be followed. Browsers hide `https://` in their address line, so people copy addresses without it. */
const trackingAddress = z.preprocess(
  (value) => (typeof value === 'string' && WITHOUT_SCHEME.test(value.trim()) ? `https://${value.trim()}` : value),
  z.url({ protocol: /^https$/, message: field.trackingAddress }).max(500, field.tooLong(500)),
)

/** Who carries a parcel. What is left out stays as the label says. */
export const sendInput = parcelChange.extend({
  carrier: short,
  tracking: short,
  trackingUrl: orNull(trackingAddress),
})
export type SendInput = z.infer<typeof sendInput>

/** The heaviest parcel that a label is bought for. */
export const LABEL_GRAMS_MAX = 1_000_000

/** `grams`: what the parcel weighs with its packing; needed where the weight of a part is not known. */
export const labelInput = parcelChange.extend({ grams: orNull(wholeNumber('weight', 1, LABEL_GRAMS_MAX)) })
export type LabelInput = z.infer<typeof labelInput>

export const labelsInput = z.object({
  id: z.preprocess((value) => [value ?? []].flat(), z.array(z.string().max(64)).min(1, field.chooseParts).max(BATCH)),
})

/** A lost parcel is sent once more; after its price was sent back only `evenPaidBack`, free of charge. */
export const replaceInput = parcelChange.extend({
  evenPaidBack: z.boolean().optional().meta(described('send it although its price was sent back')),
})
export type ReplaceInput = z.infer<typeof replaceInput>

export const lostInput = parcelChange.extend({ why: needed(field.sayWhy, 200) })
export type LostInput = z.infer<typeof lostInput>

/** The lists of what is to be done. */
export const TO_DO = [
  'pick',
  'waiting',
  'send',
  'collect',
  'under-way',
  'late',
  'came-back',
  'lost',
  'no-address',
  'owes-money',
] as const
export type ToDo = (typeof TO_DO)[number]

const atPlace = { place: typedFewId('place').optional().meta({ description: 'only what is to be done there' }) }

export const toDoInput = z.object({
  list: z.enum(TO_DO).default('pick'),
  ...atPlace,
  number: z
    .preprocess((value) => [value ?? []].flat(), z.array(z.string().max(100)).max(BATCH))
    .meta({ description: 'only these orders, by their numbers, whatever list they are on' }),
  part: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'only orders with this part, by one of its numbers, that are not wholly sent' }),
  ...paged(BATCH),
})
export type ToDoInput = z.infer<typeof toDoInput>

/** Units of one line that lie at one place and are in no parcel yet. */
const toPack = z.object({
  line: z.int().meta({ description: 'counts the lines of the order, from 0' }),
  quantity: z.int(),
  place: z.object({ id: z.int(), name: z.string() }),
  shelf: z.string(),
})

/** An order of which something is to be done. */
export const orderToDo = order.extend({
  toPack: z.array(toPack),
  due: z.iso.date().meta({ description: 'when it should have arrived at the latest' }),
  isLate: z.boolean(),
})
export type OrderToDo = z.infer<typeof orderToDo>

export const toDoCountsInput = z.object(atPlace)
export const toDoCounts = z.record(z.enum(TO_DO), z.int())
export type ToDoCounts = z.infer<typeof toDoCounts>
