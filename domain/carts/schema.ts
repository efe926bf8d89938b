import { z } from 'zod'
import { anId } from '#common/fields'
import { isRowId } from '#common/row-ids'
import { field } from '#common/words'
import { answers } from '#domain/fitment/schema'

/** So many lines a cart's copy holds at most, and as many saved for later. */
export const CART_LINES_MAX = 200
export const PIECES_MAX = 999

/** So many pieces of a part, for a car where one is named. One part and car are one line. */
const line = z.object({
  part: z.string().refine(isRowId, field.noSuchPart),
  quantity: z.int(field.quantityWhole).min(1, field.quantityLeast).max(PIECES_MAX, field.quantityMost(PIECES_MAX)),
  car: anId('car').optional().meta({ description: 'the base vehicle; none: for no car that is named' }),
  engine: anId('engine').optional(),
  is: answers.meta({ description: 'what its owner said of the car: "disc-front:312"' }),
  knows: z.literal(true).optional().meta({ description: 'its buyer was asked, and has checked that it fits' }),
})
export type CartLine = z.infer<typeof line>

/** A line as it is to be; none of it: it is taken out. */
const changed = line.extend({ quantity: z.union([z.literal(0), line.shape.quantity], field.quantityWhole) })

const list = <T extends z.ZodType>(item: T) => z.array(item).max(CART_LINES_MAX, field.cartTooLong(CART_LINES_MAX))

export const mergeCartInput = z.object({ lines: list(line).default([]), later: list(line).default([]) })
export type MergeCartInput = z.infer<typeof mergeCartInput>

/** A change may take a whole cart out, and put as many other lines in. */
const changes = z
  .array(changed)
  .max(2 * CART_LINES_MAX, field.cartTooLong(CART_LINES_MAX))
  .default([])
export const changeCartInput = z.object({ lines: changes, later: changes })
export type ChangeCartInput = z.infer<typeof changeCartInput>

/** A line as it is told. `label` names the car for people. */
export const shownLine = line.extend({ label: z.string().optional() })
export const shownCart = z.object({ lines: z.array(shownLine), later: z.array(shownLine) })
export type ShownCart = z.infer<typeof shownCart>
