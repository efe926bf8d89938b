import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { fieldsOfMethod, methodFields, methodOf } from './method-fields.ts'

const ratesOf = (rates: string) =>
  methodOf({ ...fieldsOfMethod(null, 'zone:1', WHOLE_DOLLARS), rateBy: 'weight', rates }, WHOLE_DOLLARS).rates

test('a line of amounts is an amount, or a weight and an amount', () => {
  expect(ratesOf('4\n\n10 = 12')).toEqual([
    { from: 0, amount: 400 },
    { from: 10_000, amount: 1200 },
  ])
})

test('a line with two equals signs is no amount, instead of one of the three', () => {
  expect(ratesOf('10 = 12 = 5')).toEqual([{ from: 12_000, amount: Number.NaN }])
})

test('a weight may be typed with its unit', () => {
  expect(ratesOf('0 = 5\n500 g = 7\n10 lb = 12')).toEqual([
    { from: 0, amount: 500 },
    { from: 500, amount: 700 },
    { from: 4536, amount: 1200 },
  ])
  const typed = { ...fieldsOfMethod(null, 'zone:1', WHOLE_DOLLARS), rates: '5', maxWeight: '900 g' }
  expect(methodFields(WHOLE_DOLLARS).safeParse(typed).error).toBeUndefined()
  expect(methodOf(typed, WHOLE_DOLLARS).maxWeightGrams).toBe(900)
  expect(methodFields(WHOLE_DOLLARS).safeParse({ ...typed, maxWeight: '5 stone' }).error).toBeDefined()
})

test('amounts and weights may have a decimal comma', () => {
  const cents = { currency: 'EUR', whole: false }
  const typed = {
    ...fieldsOfMethod(null, 'zone:1', cents),
    rateBy: 'weight' as const,
    rates: '5,90\n31,5 = 29,90',
    freeOver: '150,00',
    maxWeight: '31,5',
  }
  expect(methodFields(cents).safeParse(typed).error).toBeUndefined()
  expect(methodOf(typed, cents)).toMatchObject({
    rates: [
      { from: 0, amount: 590 },
      { from: 31_500, amount: 2990 },
    ],
    freeOver: 15_000,
    maxWeightGrams: 31_500,
  })
})
