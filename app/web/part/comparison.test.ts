import { expect, test } from 'vitest'
import type { ComparedPart } from '#domain/catalogue/schema'
import { comparedRows } from './comparison.ts'

const disc = (change: Partial<ComparedPart> = {}): ComparedPart => ({
  _id: '1',
  number: 'KV-1',
  name: 'Brake disc',
  brand: { slug: 'kovara', name: 'Kovara', tier: 'premium' },
  type: { slug: 'brake-discs', name: 'Brake discs' },
  price: 4000,
  stock: 3,
  position: 'front',
  quantity: 2,
  rating: null,
  ratingCount: 0,
  measures: null,
  img: '/disc.webp',
  attributes: [
    ['Diameter', '280', 'mm'],
    ['Bolt holes', '5', null],
  ],
  weightGrams: 6400,
  warrantyMonths: null,
  numbers: [{ kind: 'oe', maker: 'Audi', number: '1K0 615 301' }],
  ...change,
})
const pad = (): ComparedPart => ({
  ...disc(),
  type: { slug: 'brake-pads', name: 'Brake pads' },
  attributes: [
    ['Width', '131', 'mm'],
    ['Diameter', '280', 'mm'],
  ],
})
const namesOf = (parts: ComparedPart[], only = false) =>
  comparedRows(parts)
    .filter(({ isDifferent }) => !only || isDifferent)
    .map(({ name }) => name)

test('parts of one type show all that any of them states, and what differs is marked', () => {
  const other = disc({ attributes: [['Diameter', '312', 'mm']], weightGrams: 900 })
  const rows = comparedRows([disc(), other])
  expect(rows.find(({ name }) => name === 'Diameter')).toMatchObject({ cells: ['280 mm', '312 mm'], isDifferent: true })
  expect(rows.find(({ name }) => name === 'Bolt holes')).toMatchObject({ cells: ['5', null], isDifferent: true })
  expect(rows.find(({ name }) => name === 'Weight')?.cells).toEqual(['6.4 kg', '900 g'])
  expect(namesOf([disc(), other], true)).toEqual(['Diameter', 'Bolt holes', 'Weight'])
})

test('parts of different types show the measures that they share', () => {
  expect(namesOf([disc(), pad()])).toContain('Diameter')
  expect(namesOf([disc(), pad()])).not.toContain('Width')
  expect(namesOf([disc(), pad()])).not.toContain('Bolt holes')
})

test('what no part states has no row, and one part differs from nothing', () => {
  expect(namesOf([disc()])).not.toContain('Warranty')
  expect(namesOf([disc()], true)).toEqual([])
})
