import { expect, it } from 'vitest'
import { mapAmounts } from './amounts.ts'
import { fromWritten, type Prices, toWritten } from './prices.ts'

const cents: Prices = { currency: 'USD', whole: false }
const order = { total: 1249, quantity: 2, lines: [{ name: 'Pad', price: 1100, year: 2019 }], wrong: { total: 'x' } }

it('amounts are turned wherever they stand, and nothing else is', () => {
  const wire = mapAmounts(order, cents, toWritten)
  expect(wire).toEqual({ ...order, total: 12.49, lines: [{ name: 'Pad', price: 11, year: 2019 }] })
  expect(mapAmounts(wire, cents, fromWritten)).toEqual(order)
})

it('what an object says as its currency counts for all that it holds', () => {
  const [euros, yen] = mapAmounts([order, { ...order, currency: 'JPY' }], cents, toWritten)
  expect([euros?.total, yen?.total, yen?.lines[0]?.price]).toEqual([12.49, 1249, 1100])
})
