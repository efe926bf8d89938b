import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyName } from './format.ts'
import {
  decimalsOf,
  isCurrency,
  money,
  moneyInFull,
  percentOf,
  type Prices,
  stepOf,
  toMinor,
  toWritten,
  WHOLE_DOLLARS,
} from './prices.ts'

const cents: Prices = { currency: 'USD', whole: false }
const yen: Prices = { currency: 'JPY', whole: false }

const shop = fc.constantFrom(WHOLE_DOLLARS, cents, yen)
const minor = fc.integer({ min: 0, max: 100_000_000 })

describe('amounts', () => {
  it('are read as people write them', () => {
    expect(money(cents, 1249)).toBe('$12.49')
    expect(money(cents, 1200)).toBe('$12.00')
    expect(money(WHOLE_DOLLARS, 123_400)).toBe('$1,234')
    expect(money(WHOLE_DOLLARS, 1249)).toBe('$12.49')
    expect(money(yen, 1249)).toBe('¥1,249')
    expect(moneyInFull(WHOLE_DOLLARS, 9900)).toBe('$99.00')
    expect(moneyInFull(yen, 99)).toBe('¥99')
    expect(currencyName('USD')).toBe('US dollars')
  })

  it('are of a currency that the card provider counts as people do', () => {
    expect(['USD', 'EUR', 'JPY', 'KWD', 'ISK', 'usd', 'XXQ'].filter(isCurrency)).toEqual(['USD', 'EUR', 'JPY'])
    const currencies = Intl.supportedValuesOf('currency').filter(isCurrency)
    expect(new Set(currencies.map(decimalsOf))).toEqual(new Set([0, 2]))
  })

  it('come back as they were written, in every currency', () => {
    fc.assert(
      fc.property(shop, minor, (prices, amount) => {
        const rounded = amount - (amount % stepOf(prices))
        expect(toMinor(prices, toWritten(prices, rounded))).toBe(rounded)
      }),
    )
  })

  it.each([
    [WHOLE_DOLLARS, 12.5],
    [cents, 12.495],
    [cents, 0.001],
    [yen, 12.5],
    [cents, Number.NaN],
    [cents, Number.POSITIVE_INFINITY],
    [cents, 1e17],
  ])('that a shop does not have are none: %o %d', (prices, written) => expect(toMinor(prices, written)).toBeUndefined())

  it('take the numbers that floats write badly', () => {
    for (const [written, amount] of [
      [0.07, 7],
      [1.1, 110],
      [12.49, 1249],
      [19.99, 1999],
      [4.35, 435],
      [1.005e2, 10050],
    ] as const)
      expect(toMinor(cents, written)).toBe(amount)
  })
})

describe('a percentage', () => {
  it('is rounded down to what the shop’s prices can differ by', () => {
    expect(percentOf(WHOLE_DOLLARS, 9900, 5)).toBe(400)
    expect(percentOf(cents, 9900, 5)).toBe(495)
    expect(percentOf(cents, 1249, 5)).toBe(62)
    expect(percentOf(yen, 1249, 5)).toBe(62)
  })

  it('is never more than the exact one, and less by less than a step', () => {
    fc.assert(
      fc.property(shop, minor, fc.integer({ min: 0, max: 100 }), (prices, amount, percent) => {
        const share = percentOf(prices, amount, percent)
        expect(Number.isInteger(share)).toBe(true)
        expect(share * 100).toBeLessThanOrEqual(amount * percent)
        expect(amount * percent - share * 100).toBeLessThan(100 * stepOf(prices))
      }),
    )
  })
})
