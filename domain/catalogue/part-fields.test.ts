import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { POSITIONS } from '#common/constants'
import { Fault } from '#common/fault'
import type { Prices } from '#common/prices'
import { readGtin } from './fields/gtin.ts'
import { type CellReading, PART_FIELD, type PartFieldName } from './part-fields.ts'

const cents: CellReading = { prices: { currency: 'USD', whole: false } }
const whole: CellReading = { prices: { currency: 'USD', whole: true } }

const read = (name: PartFieldName | 'currency', text: string, by: CellReading = cents) =>
  PART_FIELD.get(name)!.read(text, by)
const codeOf = (read: unknown) => (read instanceof Fault ? read.code : read)

describe('money', () => {
  test.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['$12.50', 1250],
    ['12.50 USD', 1250],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ["1'234.50", 123_450],
    ['1 234,5', 123_450],
    ['0.29', 29],
    ['12.3000', 1230],
    ['12', 1200],
    ['12,-', 1200],
    ['.5', 50],
    ['1,234', 123_400],
    ['12.505', 'price-too-fine'],
    ['12.50 €', 'other-currency'],
    ['EUR 12.50', 'other-currency'],
    ['12,5x', 'not-a-number'],
    ['about 12', 'not-a-number'],
    ['constructor 12', 'not-a-number'],
    ['0', 'no-price'],
    ['-3', 'too-low'],
    ['1,23,4', 'not-a-number'],
    ['on request', 'not-a-number'],
    ['99999999999999999999', 'too-high'],
    ['2000000', 'too-high'],
  ])('%s', (text, expected) => expect(codeOf(read('price', text))).toBe(expected))

  test('with cents is a fault in a shop with whole prices, and never rounded', () => {
    expect(codeOf(read('price', '12.50', whole))).toBe('price-with-cents')
    expect(read('price', '12.00', whole)).toBe(1200)
    const yen: Prices = { currency: 'JPY', whole: false }
    expect(codeOf(read('price', '1200.5', { prices: yen }))).toBe('price-with-cents')
    expect(read('price', '¥1200', { prices: yen })).toBe(1200)
  })

  test('out of bounds names the bound as the shop writes prices, not in its smallest unit', () => {
    expect(read('price', '-3')).toEqual(new Fault('too-low', '-3', '0.01'))
    expect(read('price', '-3', whole)).toEqual(new Fault('too-low', '-3', '1'))
    expect(read('cost', '-3')).toEqual(new Fault('too-low', '-3', '0.00'))
    expect(read('price', '2000000')).toEqual(new Fault('too-high', '2000000', '999999.00'))
  })

  test('may be nothing for a cost', () => expect(read('cost', '0')).toBe(0))

  test('reads what could be both by the file’s decimal sign', () => {
    expect(read('price', '1.234', { ...cents, decimal: ',' })).toBe(123_400)
    expect(codeOf(read('price', '1.234', { ...cents, decimal: '.' }))).toBe('price-too-fine')
  })
})

test.each([
  ['weightGrams', '1.2 kg', 1200],
  ['weightGrams', '2 lb', 907],
  ['weightGrams', '3oz', 85],
  ['weightGrams', '850', 850],
  ['weightGrams', '0', undefined],
  ['weightGrams', '5 stone', 'unit-unknown'],
  ['lengthMm', '30,2 cm', 302],
  ['lengthMm', '12 in', 305],
  ['lengthMm', '12"', 305],
  ['lengthMm', '302', 302],
  ['lengthMm', 'long', 'not-a-number'],
  ['stock', '12', 12],
  ['stock', '12.0', 12],
  ['stock', '1.5', 'not-whole'],
  ['stock', '-1', 'too-low'],
  ['gtin', '4006381333931', '4006381333931'],
  ['gtin', '4006381333932', 'gtin-wrong'],
  ['gtin', '4.00638E+12', 'gtin-wrong'],
  ['gtin', '36000291452', '036000291452'],
  ['position', 'Vorne links', 'front left'],
  ['position', 'VA', 'front'],
  ['position', 'upstairs', 'position-unmapped'],
  ['status', 'Discontinued', 'retired'],
  ['condition', 'Reman', 'remanufactured'],
  ['universal', 'ja', true],
  ['universal', 'perhaps', 'not-one-of'],
  ['number', '---', 'number-missing'],
  // It does not refuse the row, as a row without a number is.
  ['oeNumbers', 'OE 1 | -', 'not-a-part-number'],
  ['img', 'http://insecure.example/a.jpg', 'picture-address'],
  ['img', 'https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['currency', 'usd', undefined],
  ['currency', 'EUR', 'other-currency'],
  ['currency', 'constructor', 'other-currency'],
] as const)('%s "%s"', (name, text, expected) => expect(codeOf(read(name, text))).toBe(expected))

test('a weight without a unit is in the unit of its column', () => {
  expect(read('weightGrams', '1.5', { ...cents, units: { weight: 'kg' } })).toBe(1500)
})

test('the supplier’s words come before the shop’s own', () => {
  const ours = (_kind: string, word: string) => ({ Bosch: 'bosch', 'LH front': 'front left', skip: null })[word]
  expect(read('brand', 'Bosch', { ...cents, ours })).toBe('bosch')
  expect(codeOf(read('brand', 'Bosh', { ...cents, ours }))).toBe('brand-unmapped')
  expect(read('position', 'LH front', { ...cents, ours })).toBe('front left')
  expect(read('position', 'skip', { ...cents, ours })).toBeUndefined()
  expect(read('position', 'rear', { ...cents, ours })).toBe('rear')
})

test('a check digit of a GTIN catches every wrong digit', () => {
  for (let at = 0; at < 13; at++) {
    const wrong = [...'4006381333931'].map((digit, n) => (n === at ? (Number(digit) + 1) % 10 : digit)).join('')
    expect(readGtin(wrong)).toBeNull()
  }
})

describe('what is written is read again', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9|\\:.-]([A-Za-z0-9 |\\:.-]{0,18}[A-Za-z0-9|\\:.-])?$/)
  const number = fc.stringMatching(/^[A-Z0-9]{1,4}([ .-][A-Z0-9]{1,5}){0,3}$/)
  const url = fc.webUrl({ validSchemes: ['https'] }).filter((one) => !/["'<>\\|]/.test(one))
  const prices = fc.constantFrom<Prices>(
    { currency: 'USD', whole: false },
    { currency: 'EUR', whole: false },
    { currency: 'JPY', whole: false },
  )
  const maker = fc.constantFrom(null, 'BMW', 'Alfa Romeo', 'Mercedes-Benz', 'VW', 'Q')
  const unit = fc.constantFrom(null, 'mm', 'in', 'kg', '°C', 'lobes per turn')
  const values: [PartFieldName, fc.Arbitrary<unknown>][] = [
    ['price', fc.integer({ min: 1, max: 99_999_900 })],
    ['cost', fc.integer({ min: 0, max: 99_999_900 })],
    ['stock', fc.integer({ min: 0, max: 1_000_000 })],
    ['weightGrams', fc.integer({ min: 1, max: 10_000_000 })],
    ['heightMm', fc.integer({ min: 1, max: 100_000 })],
    ['position', fc.constantFrom(...POSITIONS)],
    ['universal', fc.boolean()],
    ['number', number],
    ['pictures', fc.array(url, { minLength: 1, maxLength: 5 })],
    ['documents', fc.array(fc.record({ name: word, url }), { minLength: 1, maxLength: 5 })],
    ['oeNumbers', fc.array(fc.record({ maker, number }), { minLength: 1, maxLength: 5 })],
    ['supersededNumbers', fc.array(number, { minLength: 1, maxLength: 5 })],
    ['attributes', fc.array(fc.tuple(word, word, unit), { minLength: 1, maxLength: 5 })],
  ]
  it.each(values)('%s', (name, arbitrary) => {
    const field = PART_FIELD.get(name)!
    fc.assert(
      fc.property(arbitrary, prices, fc.constantFrom('.' as const, undefined), (value, money, decimal) => {
        const by = { prices: money, decimal }
        const written = field.write(value, by)
        expect(field.read(written.trim(), by)).toEqual(value)
        expect(field.write(field.read(written, by), by)).toBe(written)
      }),
    )
  })
})
