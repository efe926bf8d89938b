import { z } from 'zod'
import { anId, needed, orNull, wholeNumber } from '#common/fields'
import { field } from '#common/words'
import { quantity } from '#domain/orders/schema'

const LINES_MAX = 200

/** What is packed into one parcel. Without `lines`: all that is left at the place. */
export const packInput = z.object({
  place: anId('place').optional().meta({ description: 'needed only where what is left lies in several places' }),
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

const short = (max: number) =>
  orNull(
    z
      .string()
      .trim()
      .max(max, field.tooLong(max))
      .regex(/^\P{Cc}*$/u, field.strangeSigns),
  )

/** Who carries a parcel. What is left out stays as the label says. */
export const sendInput = parcelChange.extend({
  carrier: short(60),
  tracking: short(60),
  trackingUrl: orNull(z.url({ protocol: /^https$/, message: field.trackingAddress }).max(500, field.tooLong(500))),
})
export type SendInput = z.infer<typeof sendInput>

export const lostInput = parcelChange.extend({ why: needed(field.sayWhy, 200) })
export type LostInput = z.infer<typeof lostInput>
