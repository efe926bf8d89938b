import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds } from '#domain/orders'
import { buy, GOLDEN, newEmail } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { openShopFor } from '../../support/shops/shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100', GUEST_ORDERS: '3' })
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

describe('what guests hold unpaid', () => {
  it('is bounded by e-mail address and by network address', async () => {
    const limited = await openShopFor({
      LIMITS: '100',
      GUEST_ORDERS: '2',
      GUEST_UNITS: '6',
      GUEST_ORDERS_NETWORK: '3',
      GUEST_UNITS_NETWORK: '9',
    })
    const part = await addPart(limited, { stock: 100 })
    const email = newEmail()
    const order = async (given: Record<string, string>, quantity = 1) => {
      const { status, body } = await buy(limited, [{ part, quantity }], given)
      return status === 201 ? 'placed' : body.code
    }
    expect(await order({ email, from: '203.0.113.1' }, 4)).toBe('placed')
    expect(await order({ email, from: '203.0.113.2' }, 3)).toBe('too-much-held')
    expect(await order({ email, from: '203.0.113.2' }, 2)).toBe('placed')
    expect(await order({ email, from: '203.0.113.3' })).toBe('too-much-held')
    expect(await order({ from: '203.0.113.1' }, 6)).toBe('too-much-held')
    expect(await order({ from: '203.0.113.1' }, 5)).toBe('placed')
    expect(await order({ from: '203.0.113.4' })).toBe('placed')
    for (let n = 0; n < 2; n++) expect(await order({ from: '203.0.113.4' })).toBe('placed')
    expect(await order({ from: '203.0.113.4' })).toBe('too-much-held')
    expect(await stockOf(limited, part)).toBe(100 - 4 - 2 - 5 - 3)
    await expectInvariants(limited)
  })

  it('is counted once for two orders at the same moment', async () => {
    const limited = await openShopFor({ LIMITS: '100', GUEST_ORDERS: '1', GUEST_ORDERS_NETWORK: '2' })
    const part = await addPart(limited, { stock: 100 })
    const codes = async (given: (n: number) => Record<string, string>) => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => buy(limited, [{ part, quantity: 1 }], given(n))),
      )
      return answers.filter(({ status }) => status === 201).length
    }
    const email = newEmail()
    expect(await codes((n) => ({ email, from: `203.0.113.${n}` }))).toBe(1)
    expect(await codes(() => ({ from: '198.51.100.1' }))).toBe(2)
    await expectInvariants(limited)
  })

  it('ends with the hold; who pays after that takes the parts again, within the same bounds', async () => {
    const part = await addPart(shop, { price: 40, stock: 1 })
    const email = newEmail()
    const { body: order } = await buy(shop, [{ part, quantity: 1 }], { email })
    await expireHolds(asSystem(shop, 16))
    expect(await stockOf(shop, part)).toBe(1)
    const headers = { 'x-order-key': order.key }
    const open = () => shop.call('POST', '/create-payment-intent', { body: { orderId: order._id, total: 42 }, headers })
    const others = [await addPart(shop), await addPart(shop), await addPart(shop)]
    const held = []
    for (const other of others) held.push((await buy(shop, [{ part: other, quantity: 1 }], { email })).body)
    expect((await open()).body.code).toBe('too-much-held')
    await shop.call('POST', `/orders/${held[0]._id}/cancel`, { body: {}, headers: { 'x-order-key': held[0].key } })
    expect((await open()).status).toBe(200)
    expect(await stockOf(shop, part)).toBe(0)
  })

  it('never sells the last unit twice', async () => {
    const part = await addPart(shop, { stock: 1 })
    const lines = [{ part, quantity: 1 }]
    const { quote, method } = (await shop.call('POST', '/quote', { body: { lines } })).body
    const guests = Array.from({ length: 6 }, () => ({ quote, method, lines, email: newEmail(), shipTo: GOLDEN }))
    const answers = await Promise.all(guests.map((body) => shop.call('POST', '/checkout', { body })))
    expect(answers.map(({ status, body }) => (status === 201 ? 'placed' : body.code)).toSorted()).toEqual([
      'placed',
      ...Array(5).fill('sold-out'),
    ])
    expect(await stockOf(shop, part)).toBe(0)
  })
})
