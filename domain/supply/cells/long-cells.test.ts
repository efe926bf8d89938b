import { expect, test } from 'vitest'
import { PART_FIELDS } from '#domain/catalogue'
import { FURTHER_FIELDS } from '../headings/fields.ts'
import { guessColumns } from '../staging/tables/guess-columns.ts'
import { fitRowReader } from '../staging/tables/read-fit-row.ts'
import { partRowReader } from '../staging/tables/read-part-row.ts'
import { type SupplierWords, WITHIN } from '../staging/words-of-supplier.ts'
import type { VehicleReading } from '../staging/vehicles/vehicle-reading.ts'

/** Each is ten times the one before it. */
const LENGTHS = [1000, 10_000, 100_000]

const cells = { prices: { currency: 'EUR', whole: false } }
const words: SupplierWords = {
  mapped: () => undefined,
  ours: (_kind, word) => void word.split(WITHIN),
  brandIds: new Map(),
  brandName: () => undefined,
  columns: () => [],
}
const vehicles: VehicleReading = {
  model: () => undefined,
  isMake: (text) => text === '1',
  generations: () => [],
  baseVehicle: () => undefined,
  engine: () => null,
}

/** Each column that there is, of a list of parts and of one of applications, all with this cell. */
const fields = [...PART_FIELDS.map(({ name }) => name), ...FURTHER_FIELDS]
const readersOf = (field: string) => {
  const columns = [field, ...(field === 'price' ? [null] : [])].map((one) => ({
    column: one === null ? 'Rest' : `Their ${one}`,
    field: one,
    unit: field === 'price' ? 'per 100' : null,
    isKept: false,
    samples: [],
  }))
  const reading = { kind: 'parts' as const, columns, cells, words }
  return [partRowReader(reading), fitRowReader(reading, vehicles)]
}
const readers = fields.flatMap(readersOf)
const known = ['Price', 'Stock', 'GTIN', 'Year', 'Unit', 'Category', 'Currency', 'Make', 'Model', 'OE', 'Qty']

function readEverywhere(cell: string): void {
  for (const read of readers) read(1, [cell])
  guessColumns([cell, ...known], [[cell, ...known.map(() => cell)]], { by: cells })
}

function millisecondsOf(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

test.each([
  ' ',
  ',',
  '.',
  '0',
  'a',
  '(',
  ')',
  '[',
  '=',
  '-',
  '/',
  '|,',
  '1 ',
  'a ',
  '1,',
  ', ',
  '(a ',
  '2000, ',
  'a 2000, ',
])(
  'the time to read a cell of nothing but %j grows with its length, not with the square of it',
  { timeout: 60_000 },
  (piece) => {
    for (const [begin, end] of [
      ['1', 'x'],
      ['', '\n1'],
    ]) {
      let each = Number.POSITIVE_INFINITY
      for (const length of LENGTHS) {
        const read = () => readEverywhere(`${begin}${piece.repeat(length / piece.length)}${end}`)
        const most = each * length * 4 + 300
        const first = millisecondsOf(read)
        // Other work on the machine makes it longer, hardly twice. A square would be ten times as much.
        const taken = first < most ? first : Math.min(first, millisecondsOf(read))
        expect(taken, `${length} characters, between ${begin} and ${end}`).toBeLessThan(most)
        each = taken / length
      }
    }
  },
)
