import { z } from 'zod'
import { field } from '#common/words'
import { described } from '#common/fields'
import { cartPart, named } from '#domain/catalogue/schema'
import { answers, cardFit } from '#domain/fitment/schema'

/** So many lines one quick order has, however they came. */
export const QUICK_LINES_MAX = 200
/** Of one part that has a number that several have. */
export const CHOICES_MAX = 8
/** Counted as the text is read: one character may stand for eighteen ("ﷺ"). */
const TEXT_MAX = 16_000
const QUANTITY_MAX = 999

const rowNumber = z.int().min(1).max(2_147_483_647)

/** Why a text is too long: who pastes thousands of lines is told how many lines it may have. */
const textTooLong = (text: unknown) => {
  const lines = String(text)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  return lines.length > QUICK_LINES_MAX ? field.tooMany(QUICK_LINES_MAX, 'lines') : field.tooLong(TEXT_MAX)
}

const typedLine = z.object({
  number: z.string().trim().min(1, field.numberRequired).max(80, field.tooLong(80)),
  quantity: z
    .int(field.quantityWhole)
    .min(1, field.quantityLeast)
    .max(QUANTITY_MAX, field.quantityMost(QUANTITY_MAX))
    .default(1),
  note: z.string().trim().max(200, field.tooLong(200)).default(''),
})

/** A list of numbers to answer, as text or line by line, and for which car. */
export const quickOrderInput = z
  .object({
    text: z
      .string()
      .max(TEXT_MAX, { error: ({ input }) => textTooLong(input) })
      .refine((text) => text.normalize('NFKC').length <= TEXT_MAX, { error: ({ input }) => textTooLong(input) })
      .optional()
      .meta(described('as pasted from a mail or spreadsheet')),
    lines: z
      .array(typedLine)
      .min(1, field.lineMissing)
      .max(QUICK_LINES_MAX, field.tooMany(QUICK_LINES_MAX, 'lines'))
      .optional(),
    car: rowNumber.optional().meta(described('a base vehicle, as `car` of an address')),
    engine: rowNumber.optional(),
    is: answers.meta(described('what its owner said of the car: "disc-front:312"')),
  })
  .refine(({ text, lines }) => (text === undefined) !== (lines === undefined), {
    path: ['text'],
    message: field.textOrLines,
  })
  .refine(({ car, engine }) => car !== undefined || engine === undefined, {
    path: ['engine'],
    message: field.engineWithoutCar,
  })
export type QuickOrderInput = z.infer<typeof quickOrderInput>

/** A part that a line may mean. */
export const quickPart = cartPart.extend({
  brand: z.string(),
  type: named,
  by: z
    .enum(['own', 'oe', 'superseded'])
    .meta(described('which of its numbers was typed; `superseded`: it replaces that one')),
  fit: cardFit.omit({ _id: true }).nullable().meta(described('whether it fits the car; null: no car was given')),
})
export type QuickPart = z.infer<typeof quickPart>

const nearNumber = z.object({
  number: z.string(),
  name: z.string().meta(described('of a part with this number')),
  parts: z.int().meta(described('how many parts have it')),
})

export const quickLine = z.object({
  typed: z.string().meta(described('the whole line, as it came')),
  number: z.string(),
  quantity: z.int().meta(described('0 where the text says so: none is wanted; and where it is unclear')),
  unclear: z
    .string()
    .optional()
    .meta(described('what stands for the quantity in the text, but is none, or may be two: "-2", "2.5", "1.000"')),
  note: z.string(),
  answer: z
    .enum(['found', 'several', 'replaced', 'retired', 'short', 'did-you-mean', 'not-found'])
    .meta(
      described(
        '`replaced`: another part stands for it now; `retired`: no longer sold, and nothing follows it; `short`: found or replaced, but too few are in stock and no more can be ordered',
      ),
    ),
  parts: z.array(quickPart).meta(described(`at most ${CHOICES_MAX}, first what fits, is there, and sells best`)),
  count: z.int().meta(described('how many parts have this number')),
  didYouMean: z.array(nearNumber).meta(described('at most five known numbers, one slip away from one that is unknown')),
})
export type QuickLine = z.infer<typeof quickLine>

export const quickOrder = z.object({
  car: z.object({ car: z.int(), label: z.string() }).nullable(),
  lines: z.array(quickLine),
  setAside: z.array(z.string()).meta(described('lines of the text without anything like a number')),
})
export type QuickOrder = z.infer<typeof quickOrder>
