import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MONEY_BACK_DAYS, NOTIFICATION_MS, PASSWORD_MIN } from '#common/constants'
import { totals } from '#common/money'
import { money, WHOLE_DOLLARS } from '#common/prices'
import { readConfig } from '#platform/config'
import { addPart } from '../support/catalogue/parts.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** In dollars, as the specification tells them; inside they are cents. */
function sums(price: number, quantity = 1) {
  const { subtotal, shipping, saved, total } = totals([{ price: price * 100, quantity }])
  return { subtotal: subtotal / 100, shipping: shipping / 100, saved: saved / 100, total: total / 100 }
}

describe('9 Business constants and limits', () => {
  test('Free shipping threshold: $99.00, above which nothing is charged', async () => {
    expect(sums(99)).toEqual({ subtotal: 99, shipping: 4, saved: 0, total: 103 })
    expect(sums(100)).toEqual({ subtotal: 100, shipping: 0, saved: 5, total: 100 })
    expect(readConfig({}).FREE_SHIPPING_OVER).toBe(99)
  })

  test('Shipping estimate: 5 percent of the subtotal, rounded down to an integer', () => {
    const cases = [
      [1, 0],
      [19, 0],
      [20, 1],
      [39, 1],
      [40, 2],
      [99, 4],
    ] as const
    for (const [price, shipping] of cases) expect(sums(price).shipping, `$${price}`).toBe(shipping)
    expect(readConfig({}).SHIPPING_PERCENT).toBe(5)
  })

  test('Order total is subtotal plus shipping, and the server says the same', async () => {
    const { as, customer, shop } = stage
    for (const [price, quantity] of [
      [19, 2],
      [33, 3],
      [99, 1],
      [50, 2],
    ] as const) {
      const expected = sums(price, quantity)
      expect(expected.total).toBe(expected.subtotal + expected.shipping)
      const items = { [await addPart(shop, { price })]: quantity }
      const wish = { name: '', number: '', email: customer.email, total: expected.total, items }
      expect((await as(customer, 'POST', '/orders', wish)).body).toMatchObject(expected)
    }
  })

  test('Money-back guarantee: 7 days', () => {
    expect(MONEY_BACK_DAYS).toBe(7)
  })

  test('Password minimum: 6 characters', () => {
    expect(PASSWORD_MIN).toBe(6)
  })

  test('Prices and totals are shown in dollars', () => {
    expect([500, 123_400, 0].map((cents) => money(WHOLE_DOLLARS, cents))).toEqual(['$5', '$1,234', '$0'])
  })

  test('Prices and totals are whole dollars on the wire', async () => {
    const { items } = (await stage.as(undefined, 'GET', '/parts?limit=100')).body
    expect(items).toHaveLength(100)
    for (const part of items) expect(Number.isInteger(part.price)).toBe(true)
  })

  test('Card payments use a test-mode public key', async () => {
    const { publishableKey } = (await stage.as(undefined, 'GET', '/payments/config')).body
    expect(publishableKey).toMatch(/^pk_test_/)
  })

  test('Carousel breakpoints: 1024, 600 and 480 px', async () => {
    const carousel = await readFile(join(import.meta.dirname, '../../app/ui/Carousel.tsx'), 'utf8')
    const steps = [...carousel.matchAll(/min-\[(\d+)px\]:basis-/g)].map(([, px]) => Number(px))
    expect(new Set(steps)).toEqual(new Set([480, 600, 1024]))
  })

  test('Notifications close after 5000 ms', () => {
    expect(NOTIFICATION_MS).toBe(5000)
  })

  test('Vehicle teaser: over 100,000 parts is true of the catalogue that comes with the shop', () => {
    expect(readConfig({}).DEMO_PARTS).toBeGreaterThan(100_000)
  })
})
