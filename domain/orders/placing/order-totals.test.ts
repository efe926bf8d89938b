import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { totals } from '#common/money'
import { WHOLE_DOLLARS } from '#common/prices'
import { adjustmentsOf, sumsOf } from './order-totals.ts'
import type { Adjustment } from '../schema.ts'

const line = fc.record({ price: fc.integer({ min: 1, max: 5000 }), quantity: fc.integer({ min: 1, max: 99 }) })
const rule = fc.record({ percent: fc.nat(30), freeOver: fc.nat(2000) })

it('lines and adjustments add up to the total of the order', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), rule, (lines, rule) => {
      const told = totals(lines, WHOLE_DOLLARS, rule)
      expect(sumsOf(lines, adjustmentsOf(told))).toEqual(told)
    }),
  )
})

it('every adjustment moves the total, and only shipping and what it saved are shown as such', () => {
  const adjustments: Adjustment[] = [
    { kind: 'shipping', code: 'standard', amount: 6 },
    { kind: 'discount', code: 'free-shipping', amount: -6 },
    { kind: 'tax', code: 'CA', amount: 9 },
    { kind: 'discount', code: 'ten-off', amount: -10 },
  ]
  expect(sumsOf([{ price: 60, quantity: 2 }], adjustments)).toEqual({
    subtotal: 120,
    shipping: 0,
    saved: 6,
    total: 119,
  })
})
