import { z } from 'zod'

/** One part or row of a preview; `n` null: of no row, as a part that is gone. Prices in the smallest unit. */
const sample = z.object({
  n: z.int().nullable(),
  partId: z.int().nullable(),
  text: z.string().meta({ description: 'brand, number and name, or the vehicle' }),
  before: z.int().nullable(),
  after: z.int().nullable(),
})
const counted = z.object({ count: z.int(), samples: z.array(sample) })
export type Counted = z.infer<typeof counted>

/** What applying a file would do. */
export const importCounts = z.object({
  new: counted,
  changed: counted,
  same: counted,
  held: counted,
  refused: counted,
  gone: counted.meta({ description: 'parts of this supplier that a full file no longer holds' }),
  priceJumps: counted.meta({ description: 'prices that change by more than 20 %' }),
  stockToZero: counted,
  stockUncounted: counted.meta({
    description:
      'parts that never sell out: their stock is no longer counted, or they are new and the file does not tell it',
  }),
  losingAllCars: counted,
  linesGone: counted.meta({
    description: 'vehicles, by model and years, for which the supplier’s file no longer lists a part, or deletes it',
  }),
  unknownCars: counted,
  elsewhere: counted.optional().meta({
    description: 'of the new vehicles those that the shop has from another source, which this file only says as well',
  }),
  reasons: z.array(
    z.object({
      code: z.string(),
      field: z.string(),
      word: z.string().nullable(),
      count: z.int(),
      guess: z.string().optional().meta({ description: 'what the word may mean here; nobody has said so' }),
    }),
  ),
})
export type ImportCounts = z.infer<typeof importCounts>
export const COUNTED = [
  'new',
  'changed',
  'same',
  'held',
  'refused',
  'gone',
  'priceJumps',
  'stockToZero',
  'stockUncounted',
  'losingAllCars',
  'linesGone',
  'unknownCars',
  'elsewhere',
] as const satisfies (keyof ImportCounts)[]

/** What is counted row by row before a file is applied, so that its rows can be listed by it. */
export const ROW_COUNTS = [
  'new',
  'changed',
  'priceJumps',
  'stockToZero',
  'stockUncounted',
  'elsewhere',
] as const satisfies (typeof COUNTED)[number][]
export type RowCount = (typeof ROW_COUNTS)[number]
