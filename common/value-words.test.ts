import { expect, it } from 'vitest'
import { valueWords } from './value-words.ts'

const said = (field: string, value: unknown) => valueWords(field, value, (amount) => `$${amount / 100}`)

it('says values of fields in words and money', () => {
  expect(said('price', 1250)).toBe('$12.5')
  expect(said('stock', null)).toBe('not counted')
  expect(said('gtin', null)).toBe('nothing')
  expect(said('weightGrams', 12_000)).toBe('12,000')
  expect(said('status', 'retired')).toBe('No longer sold')
  expect(said('state', 'part-refunded')).toBe('Partly refunded')
  expect(said('state', 'needs_response')).toBe('Needs response')
  const came = [
    { name: 'Battery', number: 'AH 172', quantity: 1 },
    { name: 'Brake disc', number: 'KV-17', quantity: 2 },
  ]
  expect(['came', 'lines'].map((field) => said(field, came))).toEqual(
    Array(2).fill('1 × Battery (AH 172), 2 × Brake disc (KV-17)'),
  )
  expect(said('universal', true)).toBe('Yes')
  expect([said('applications', { lines: [1, 2] }), said('applications', 1)]).toEqual([
    '2 lines of cars',
    '1 line of cars',
  ])
  expect(
    said('oeNumbers', [
      { maker: 'BMW', number: '34 11' },
      { maker: null, number: '99' },
    ]),
  ).toBe('BMW 34 11, 99')
  expect(
    said('attributes', [
      ['Diameter', '302', 'mm'],
      ['Vented', 'yes', null],
    ]),
  ).toBe('Diameter 302 mm, Vented yes')
  expect(said('documents', [{ name: 'Mounting', url: 'https://camber.example/a' }])).toBe('Mounting')
  expect(said('pricesToCome', [{ startsAt: '2026-12-01T12:00:00Z', price: 900 }])).toBe('$9 from Dec 1, 2026')
  expect(said('synonyms', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e, and 2 more')
  expect(said('shipTo', { name: 'Ada Park', city: 'Oslo', line2: null })).toBe('Name Ada Park, City Oslo')
  const oslo = { city: 'Oslo', name: 'Ada Park', line1: 'Karl Johans gate 1', country: 'NO', postcode: '0154' }
  expect(said('shipTo', oslo)).toBe('Ada Park, Karl Johans gate 1, 0154 Oslo, Norway')
  expect(said('address', { city: 'Oslo', line1: 'Karl Johans gate 1', country: 'NO', postcode: '0154' })).toBe(
    'Karl Johans gate 1, 0154 Oslo, Norway',
  )
  expect(
    said('rates', [
      { from: 0, amount: 500, by: 'weight' },
      { from: 2500, amount: 900, by: 'weight' },
    ]),
  ).toBe('$5, $9 from 2.5 kg')
  expect(said('rates', [{ from: 5000, amount: 0, by: 'subtotal' }])).toBe('$0 from $50')
  expect(said('value', [{ day: '2026-12-25', name: 'Christmas Day' }])).toBe('Christmas Day (Dec 25, 2026)')
  expect(said('freeOver', 9900)).toBe('$99')
  expect(said('workDays', [1, 2])).toBe('Monday, Tuesday')
  expect(said('countries', ['DE', '*'])).toBe('Germany, every country')
  expect(said('hazards', ['gas'])).toBe('compressed gas')
  expect(said('places', [{ place: 3, name: 'Main', shelf: 'A1', units: 4 }])).toBe('Name Main, Shelf A1, Units 4')
  expect(said('applications', { source: 4, lines: [[1], [2]] })).toBe('2 lines of cars')
})
