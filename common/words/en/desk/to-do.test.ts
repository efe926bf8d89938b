import { expect, test } from 'vitest'
import { orders, tab } from './to-do.ts'

test('thousands of orders are written in groups of three figures', () => {
  expect(tab('Late', 79158)).toBe('Late 79,158')
  expect([orders(1), orders(1000)]).toEqual(['1 order', '1,000 orders'])
})
