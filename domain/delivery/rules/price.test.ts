import { expect, test } from 'vitest'
import { type Priced, priceOf } from './price.ts'

const order = { weight: 2000, subtotal: 5000 }
const flat: Priced = { rateBy: 'flat', rates: [[0, 700]], freeOver: null }

test('a flat price is the same for every order', () => {
  expect(priceOf(flat, order)).toEqual({ amount: 700, saved: 0 })
  expect(priceOf(flat, { weight: null, subtotal: 1 })).toEqual({ amount: 700, saved: 0 })
})

test('a price by weight goes on until the next begins', () => {
  const byWeight: Priced = {
    ...flat,
    rateBy: 'weight',
    rates: [
      [0, 500],
      [2000, 900],
      [10_000, 2500],
    ],
  }
  const at = (weight: number) => priceOf(byWeight, { ...order, weight })?.amount
  expect([at(0), at(1999), at(2000), at(9999), at(10_000), at(900_000)]).toEqual([500, 500, 900, 900, 2500, 2500])
  expect(priceOf(byWeight, { ...order, weight: null })).toBeNull()
})

test('a price by subtotal', () => {
  const bySubtotal: Priced = {
    ...flat,
    rateBy: 'subtotal',
    rates: [
      [0, 900],
      [5000, 400],
    ],
  }
  expect(priceOf(bySubtotal, { ...order, subtotal: 4999 })?.amount).toBe(900)
  expect(priceOf(bySubtotal, order)?.amount).toBe(400)
})

test('above a subtotal it ships free, and says what that saves', () => {
  const free = { ...flat, freeOver: 5000 }
  expect(priceOf(free, order)).toEqual({ amount: 700, saved: 0 })
  expect(priceOf(free, { ...order, subtotal: 5001 })).toEqual({ amount: 0, saved: 700 })
})
