import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { readPartQuery } from './part-query.server.ts'

const read = (text: string) => readPartQuery(new URLSearchParams(text), WHOLE_DOLLARS)

test('an address is read, lists by comma or by repeating', () => {
  expect(read('q=pads&brand=kovara,aldmoor&category=brakes&category=oils&inStock=true')).toMatchObject({
    q: 'pads',
    brand: ['kovara', 'aldmoor'],
    category: ['brakes', 'oils'],
    inStock: true,
  })
})

test('what is empty or makes no sense is left out, the rest stays', () => {
  const query = read('q=pads&priceMin=&priceMax=abc&rating=9&sort=none&trail=x')
  expect(query).toMatchObject({ q: 'pads' })
  expect(query.priceMin).toBeUndefined()
  expect(query.priceMax).toBeUndefined()
  expect(query.rating).toBeUndefined()
})

test('what is left out is taken out of the address, so that no link of the page has it', () => {
  const params = new URLSearchParams(`q=${'x'.repeat(121)}&brand=kovara&category=${'y'.repeat(81)}&trail=z&priceMin=`)
  readPartQuery(params, WHOLE_DOLLARS)
  expect(params.toString()).toBe('brand=kovara&trail=z&priceMin=')
})

test('the bounds of a price may be typed either way round', () => {
  expect(read('priceMin=300&priceMax=10')).toMatchObject({ priceMin: 1000, priceMax: 30_000 })
  expect(read('priceMin=10&priceMax=300')).toMatchObject({ priceMin: 1000, priceMax: 30_000 })
})

test('a price above all prices is the highest one, and no reason to show everything', () => {
  const params = new URLSearchParams('priceMin=999999999&priceMax=1e12')
  expect(readPartQuery(params, WHOLE_DOLLARS)).toMatchObject({ priceMin: 99_999_900, priceMax: 99_999_900 })
  expect(params.toString()).toBe('priceMin=999999&priceMax=999999')
})

test('a bound of a price may have a decimal comma', () => {
  const params = new URLSearchParams('priceMin=1%2C50&priceMax=1.250%2C00')
  expect(readPartQuery(params, { currency: 'EUR', whole: false })).toMatchObject({ priceMin: 150, priceMax: 125_000 })
  expect(params.toString()).toBe('priceMin=1.5&priceMax=1250')
})
