import { expect, test } from 'vitest'
import type { FaultCode } from '#common/fault'
import { COUNTED, type ImportCounts } from '#domain/supply/schema'
import { promiseOf } from './promise-of.ts'

const none = Object.fromEntries(COUNTED.map((name) => [name, { count: 0, samples: [] }])) as unknown as ImportCounts
const promised = (
  kind: 'parts' | 'stock' | 'aces',
  counts: Partial<Record<keyof ImportCounts, number>>,
  why: Partial<Record<FaultCode, number>> = {},
) =>
  promiseOf({
    kind,
    supplier: { id: 1, name: 'Grove' },
    counts: {
      ...none,
      ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, { count, samples: [] }])),
      reasons: Object.entries(why).map(([code, count]) => ({ code, field: '', word: null, count })),
    },
  })

test.each([
  [
    promised('parts', { new: 1, changed: 2, gone: 3 }),
    'adds 1 part, changes 2 parts and takes 3 parts of Grove off sale',
  ],
  [promised('parts', { same: 4 }), 'changes nothing.'],
  [promised('aces', { new: 3 }), 'adds 3 vehicles, while'],
  [promised('aces', { new: 3, elsewhere: 2 }), 'adds 3 vehicles (the shop has 2 of them from another source already),'],
  [
    promised('aces', { new: 3, elsewhere: 3 }),
    'adds 3 vehicles (the shop has all of them from another source already),',
  ],
  [promised('aces', { new: 1, elsewhere: 1 }), 'adds 1 vehicle (the shop has it from another source already),'],
])('%s', (promise, says) => expect(promise).toContain(`Applying this file ${says}`))

test('rows that name no part of the shop are left out, and not told among those to be corrected', () => {
  expect(promised('parts', { held: 4, refused: 1 })).toMatch(
    /4 rows stay here and can be corrected .* 1 row is left out: it has no part number, or one that the shop does not have\.$/,
  )
  expect(promised('stock', { refused: 3 }, { 'word-ignored': 1 })).toMatch(
    /nothing\. 2 rows are left out: they have no part number, or one that the shop does not have\. 1 row is left out: you/,
  )
})

test('records of an ACES file that are for equipment are not told to lack a part number', () => {
  expect(promised('aces', { refused: 2 }, { equipment: 2 })).toMatch(
    /nothing\. 2 rows are left out: they are for equipment, and the shop knows vehicles only\.$/,
  )
})

test('rows that are left out as somebody said are no rows to be corrected', () => {
  expect(promised('parts', { held: 1, refused: 3 }, { 'word-ignored': 3 })).toMatch(
    /1 row stays here and can be corrected .* 3 rows are left out: you have said to ignore the brand or vehicle\.$/,
  )
  expect(promised('parts', { refused: 3 }, { 'word-ignored': 3 })).not.toContain('corrected')
})
