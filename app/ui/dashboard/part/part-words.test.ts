import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { differences } from './part-words.ts'

test('only the differences are listed, in words', () => {
  const part = { name: 'Disc', price: 8500, stock: null, universal: false, oeNumbers: [] }
  const change = {
    name: 'Disc',
    price: 9000,
    stock: 4,
    universal: true,
    oeNumbers: [{ maker: 'Audi', number: '1K0' }],
  }
  expect(differences(part, change, WHOLE_DOLLARS).map(({ label, is, would }) => [label, is, would])).toEqual([
    ['Price', '$85', '$90'],
    ['Stock', 'none', '4'],
    ['Suits every vehicle', 'no', 'yes'],
    ['OE numbers', 'none', 'Audi 1K0'],
  ])
})

test('a field that the change does not name is left alone', () => {
  expect(differences({ name: 'Disc', price: 8500 }, { price: 8500 }, WHOLE_DOLLARS)).toEqual([])
})
