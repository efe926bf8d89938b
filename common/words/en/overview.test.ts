import { expect, test } from 'vitest'
import * as adminLists from './admin-lists.ts'
import * as overview from './overview.ts'

test('what a large shop counts is written with separators', () => {
  expect(overview.figures.paid(1234)).toBe('1,234 paid')
  expect(overview.bestSellers.sold(2048, '$20,480')).toBe('2,048 sold, $20,480')
  expect(overview.chart.bar('Jan 5', '$9', 1500)).toBe('Jan 5: $9, 1,500 orders')
  expect(overview.before.moved(-1200)).toBe('down 1,200 % on the 30 days before')
  expect(adminLists.choose.all(1000, true)).toBe('Choose all 1,000 on this page')
})
