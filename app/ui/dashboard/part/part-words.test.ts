import { expect, test } from 'vitest'
import { differences } from './part-words.ts'

test('only what differs is told, in words', () => {
  const part = { name: 'Disc', price: 85, stock: null, universal: false, oeNumbers: [] }
  const change = {
    name: 'Disc',
    price: 90,
    stock: 4,
    universal: true,
    oeNumbers: [{ maker: 'Audi', number: '1K0' }],
  }
  expect(differences(part, change).map(({ label, is, would }) => [label, is, would])).toEqual([
    ['Price', '85', '90'],
    ['Stock', 'none', '4'],
    ['Suits every vehicle', 'no', 'yes'],
    ['OE numbers', 'none', 'Audi 1K0'],
  ])
})

test('a field that the change does not name is left alone', () => {
  expect(differences({ name: 'Disc', price: 85 }, { price: 85 })).toEqual([])
})
