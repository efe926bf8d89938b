import { expect, test } from 'vitest'
import { type MeasureRow, shortMeasures } from './short-measures.ts'

test.each<[type: string, rows: MeasureRow[], expected: string | null]>([
  [
    'brake-discs',
    [
      ['bolt-holes', '5', null],
      ['diameter', '333', 'mm'],
      ['height', '40', 'mm'],
      ['minimum-thickness', '27', 'mm'],
      ['thickness', '29', 'mm'],
    ],
    '333 × 29 mm · 5 bolt holes',
  ],
  [
    'air-filters',
    [
      ['height', '43', 'mm'],
      ['length', '358', 'mm'],
      ['width', '166.5', 'mm'],
    ],
    '358 × 166.5 × 43 mm',
  ],
  [
    'engine-oils',
    [
      ['content', '5', 'l'],
      ['specification', 'API SP', null],
      ['viscosity', '5W-30', null],
    ],
    '5W-30 · API SP · 5 l',
  ],
  [
    'engine-oils',
    [
      ['content', '5', 'l'],
      ['specification', 'API SP', null],
      ['specification', 'VW 504.00', null],
      ['viscosity', '5W-30', null],
    ],
    '5W-30 · 5 l',
  ],
  [
    'alloy-wheels',
    [
      ['bolt-circle', '5x112', null],
      ['diameter', '18in', 'in'],
      ['width', '7.5in', 'in'],
    ],
    '7.5 × 18 in · 5 × 112',
  ],
  [
    'batteries',
    [
      ['capacity', '58', 'Ah'],
      ['group', '35', null],
      ['length', '230', 'mm'],
      ['voltage', '12', 'V'],
    ],
    'group 35 · 12 V · 58 Ah',
  ],
  ['wheel-bearings', [['outer-diameter', '78', 'mm']], '78 mm'],
  [
    'wiper-blades',
    [
      ['length', '400', 'mm'],
      ['length-in-inches', '16in', 'in'],
    ],
    '400 mm · 16 in',
  ],
  ['torque-wrenches', [['drive', '0.5in', 'in']], '1/2 in'],
  ['abs-sensors', [['pins', '2', null]], '2 pins'],
  ['brake-discs', [], null],
  ['a type of the shop’s own', [['diameter', '333', 'mm']], null],
])('%s with %j measure %s', (type, rows, expected) => {
  expect(shortMeasures(type, rows)).toBe(expected)
})
