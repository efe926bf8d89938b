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

test('the bounds of a price may be typed either way round', () => {
  expect(read('priceMin=300&priceMax=10')).toMatchObject({ priceMin: 1000, priceMax: 30_000 })
  expect(read('priceMin=10&priceMax=300')).toMatchObject({ priceMin: 1000, priceMax: 30_000 })
})
