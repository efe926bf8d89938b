import { expect, test } from 'vitest'
import type { QuickLine, QuickPart } from '#domain/quick-order/schema'
import { newRow, partOf, rowOf, sameAbove } from './rows.ts'

type Fit = 'yes' | 'maybe' | 'no' | 'universal' | 'unknown'
const partFor = (fit: Fit | null, n: number) =>
  ({ _id: `${n}`, fit: fit && { fit, why: [], place: null, reasons: [] } }) as unknown as QuickPart
const lineOf = (fits: (Fit | null)[], count = fits.length) =>
  rowOf({ number: 'A 1', quantity: 1, note: '', count, parts: fits.map(partFor) } as unknown as QuickLine)

test('of several parts with one number the only one that fits the car is taken, until another one is chosen', () => {
  expect(partOf(lineOf(['yes', 'no']))?._id).toBe('0')
  expect(partOf(lineOf(['no', 'yes', 'maybe', 'unknown']))?._id).toBe('1')
  expect(partOf({ ...lineOf(['yes', 'no']), chosen: '1' })?._id).toBe('1')
})

test.each([[['yes', 'universal', 'no']], [['maybe', 'no']], [['unknown', 'no']], [[null, null]]] as [(Fit | null)[]][])(
  'of several parts with the verdicts %j none is taken unasked',
  (fits) => expect(partOf(lineOf(fits))).toBeNull(),
)

test('where not all parts with a number are there, none is taken unasked', () => {
  expect(partOf(lineOf(['yes', 'no'], 12))).toBeNull()
})

test('a line says which line above has the same part, or the same unknown number', () => {
  const unknown = () => rowOf({ number: 'B 9', quantity: 1, note: '', count: 0, parts: [] } as unknown as QuickLine)
  const several = { ...lineOf(['yes', 'no']), chosen: '1' }
  const rows = [lineOf(['yes']), unknown(), several, lineOf(['no']), unknown(), newRow()]
  expect(rows.map((row) => sameAbove(row, rows))).toEqual([0, 0, 0, 1, 2, 0])
})
