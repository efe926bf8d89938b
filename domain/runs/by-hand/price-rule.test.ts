import { expect, it } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { endingsOf, priceBy, type PriceRule } from './price-rule.ts'

const cents = { currency: 'USD', whole: false }
const yen = { currency: 'JPY', whole: false }

it.each<[PriceRule, price: number, cost: number | null, becomes: number | string]>([
  [{ by: 'to', amount: 1999 }, 500, null, 1999],
  [{ by: 'amount', amount: -150 }, 1000, null, 850],
  [{ by: 'amount', amount: -1000 }, 1000, null, 'price-too-low'],
  [{ by: 'percent', percent: 15 }, 100, null, 115],
  [{ by: 'percent', percent: 0.5 }, 1000, null, 1005],
  [{ by: 'percent', percent: 900 }, 99_999_900, null, 'price-too-high'],
  [{ by: 'cost', percent: 35 }, 1, 2000, 2700],
  [{ by: 'cost', percent: 35 }, 1, null, 'no-cost'],
  [{ by: 'cost', percent: 35, ending: '9' }, 1, 2000, 2900],
  [{ by: 'cost', percent: 20, ending: '9' }, 1, 2000, 2900],
  [{ by: 'cost', percent: 19, ending: '9' }, 1, 2000, 1900],
  [{ by: 'percent', percent: 36, ending: '9' }, 2500, null, 3900],
  [{ by: 'percent', percent: -32, ending: '9' }, 5000, null, 3900],
  [{ by: 'percent', percent: 0, ending: '.99' }, 1250, null, 1299],
  [{ by: 'percent', percent: 0, ending: '.99' }, 1248, null, 1199],
  [{ by: 'percent', percent: 0, ending: '.95' }, 40, null, 95],
  [{ by: 'percent', percent: 0, ending: '.00' }, 1249, null, 1200],
])('%j of a price of %i and a cost of %j is %j', (rule, price, cost, becomes) => {
  expect(priceBy(rule, { price, cost }, cents)).toBe(becomes)
})

it('a shop with whole prices gets whole prices, and those that end in 9 or in nothing special', () => {
  expect(priceBy({ by: 'percent', percent: 10 }, { price: 4500, cost: null }, WHOLE_DOLLARS)).toBe(5000)
  expect(priceBy({ by: 'percent', percent: 10, ending: '9' }, { price: 4500, cost: null }, WHOLE_DOLLARS)).toBe(4900)
  expect(endingsOf(WHOLE_DOLLARS)).toEqual(['9'])
  expect(endingsOf(yen)).toEqual(['9'])
  expect(priceBy({ by: 'percent', percent: 10, ending: '9' }, { price: 111, cost: null }, yen)).toBe(119)
})
