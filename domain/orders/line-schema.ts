import { z } from 'zod'
import { field } from '#common/words'
import { wholeNumber } from '#common/fields'
import { isRowId, ROW_ID_MAX } from '#common/row-ids'
import { answers, cardFit, fitReportInput } from '#domain/fitment/schema'

/** Different parts of one order. */
export const LINES_MAX = 100
export const QUANTITY_MAX = 999
/** Lines may name a part once for each car. */
export const CAR_LINES_MAX = 200

export const partId = z.string().refine(isRowId, field.noSuchPart)
export const quantity = z
  .int(field.quantityWhole)
  .min(1, field.quantityLeast)
  .max(QUANTITY_MAX, field.quantityMost(QUANTITY_MAX))
export const rowNumber = z.int().min(1).max(ROW_ID_MAX)

const wantedLine = z
  .object({
    part: partId,
    quantity,
    car: rowNumber
      .optional()
      .meta({ description: 'for which car, as `car` of an address; none: for no car that is named' }),
    engine: rowNumber.optional(),
    is: answers.meta({ description: 'what its owner said of the car: "disc-front:312"' }),
    knows: z
      .literal(true)
      .optional()
      .meta({ description: 'its buyer knows that it does not fit, or has checked what is open' }),
  })
  .refine(({ car, engine }) => car !== undefined || engine === undefined, {
    path: ['engine'],
    message: field.engineWithoutCar,
  })
export type WantedLine = z.infer<typeof wantedLine>

/** For which car each piece is. Its quantities must be those of `items`. */
export const wantedLines = z
  .array(wantedLine, field.chooseParts)
  .min(1, field.orderEmpty)
  .max(CAR_LINES_MAX, field.linesTooMany(CAR_LINES_MAX))

/** Part id → quantity over all lines. */
export function itemsOf(lines: readonly { part: string; quantity: number }[]): Record<string, number> {
  const items: Record<string, number> = {}
  for (const { part, quantity } of lines) items[part] = (items[part] ?? 0) + quantity
  return items
}

/** Lines that stand alone: their sums keep to what one order may have. */
export const cartLines = wantedLines.superRefine((lines, { addIssue }) => {
  const items = itemsOf(lines)
  if (Object.keys(items).length > LINES_MAX)
    addIssue({ code: 'custom', path: [], message: field.orderTooLong(LINES_MAX) })
  for (const [part, quantity] of Object.entries(items))
    if (quantity > QUANTITY_MAX)
      addIssue({
        code: 'custom',
        path: [lines.findIndex((line) => line.part === part), 'quantity'],
        message: field.quantityMost(QUANTITY_MAX),
      })
})

/** The field that is wrong where lines and items do not agree, and how. Null: they do. */
export function disagreement(
  items: Readonly<Record<string, number>>,
  lines: readonly WantedLine[],
): { path: (string | number)[]; message: string } | null {
  const stranger = lines.findIndex(({ part }) => !Object.hasOwn(items, part))
  if (stranger >= 0) return { path: ['lines', stranger, 'part'], message: field.lineNotOfItems }
  for (const [part, wanted] of Object.entries(items)) {
    const ofPart = lines.filter((line) => line.part === part)
    const sum = ofPart.reduce((sum, line) => sum + line.quantity, 0)
    if (ofPart.length === 0) return { path: ['lines'], message: field.itemWithoutLine(part) }
    if (sum !== wanted)
      return {
        path: ['lines', lines.indexOf(ofPart[0]!), 'quantity'],
        message: field.linesDisagree(part, wanted, sum),
      }
  }
  return null
}

const unitsOfLine = z.object({
  line: wholeNumber('line', 0, CAR_LINES_MAX - 1),
  quantity,
  of: wholeNumber('of', 0, 2_147_483_647)
    .optional()
    .meta({ description: 'units of the line that were not cancelled when it was read; if they are others now: 412' }),
})

/** How many units of which lines, which count from 0; each line once. */
export const lineUnits = z
  .array(unitsOfLine)
  .min(1, field.chooseLines)
  .max(CAR_LINES_MAX)
  .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, field.lineTwice)

const way = z.object({
  engineId: z.int().nullable(),
  engine: z.string().nullable(),
  conditions: z.array(z.object({ kind: z.string(), value: z.string() })),
})

/** For which car a line was ordered, and what the shop said of it then, on what grounds. */
export const lineFit = cardFit.pick({ fit: true, reasons: true }).extend({
  car: z.int(),
  engine: z.int().nullable(),
  label: z.string().meta({ description: '"2014 Volkswagen Golf 2.0 L 4-cyl diesel"' }),
  is: z.array(z.string()).meta({ description: 'what its owner had said of the car' }),
  ways: z.array(way).meta({ description: 'what would have to be so for it to fit, where something was open' }),
  knows: z.boolean().meta({ description: 'its buyer was asked, and ordered it all the same' }),
  applications: z.array(z.int()).meta({ description: 'ids of the applications that spoke for it' }),
  version: z.int().meta({ description: 'of the data of fit' }),
})
export type LineFit = z.infer<typeof lineFit>

/** What is wrong with the fit of an order's line, which stands at `line` of its lines, from 0. */
export const lineReportInput = z.object({
  line: wholeNumber('line', 0, CAR_LINES_MAX - 1),
  what: fitReportInput.shape.what,
  img: fitReportInput.shape.img,
})
export type LineReportInput = z.infer<typeof lineReportInput>
