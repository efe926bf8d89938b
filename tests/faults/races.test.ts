import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../support/shops/invariants.ts'
import { addPart, stockOf } from '../support/catalogue/parts.ts'
import { addPartIn, addPlace } from '../support/shops/places.ts'
import { sizes, tell } from './support/sizes.ts'
import { insist, openTwoServers, PRICE, type TwoServers } from './support/two-servers.ts'

let shops: TwoServers
beforeAll(async () => {
  shops = await openTwoServers()
})
afterAll(() => shops?.close())

const tally = (answers: { status: number; body: { code?: string } }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`.trim())
      .entries()
      .map(([kind, all]) => [kind, all.length]),
  )

/** Who waits 2 s for a database connection is told to come back (503), on a busy machine some of a thousand: all come back. */
describe('two servers', () => {
  it('sell ten units to exactly ten of a thousand buyers, who pay them', async () => {
    const people = await shops.people(sizes.buyers)
    const part = await addPart(shops, { price: PRICE, stock: 10 })
    const began = performance.now()
    const answers = await Promise.all(
      people.map(async (who, n) => {
        const key = `buyer-${n}`
        const placed = await insist(() => shops.place(n, who, { [part]: 1 }, key))
        if (placed.status !== 201) return placed
        const intent = shops.intentIn(await insist(() => shops.open(n + 1, who, placed.body)))
        await shops.charge(intent)
        return insist(() => shops.claim(n, who, placed.body._id, intent))
      }),
    )
    tell(`${sizes.buyers} buyers for 10 units`, began)
    expect(tally(answers)).toEqual({ '200': 10, '409 sold-out': sizes.buyers - 10 })
    expect(await stockOf(shops, part)).toBe(0)
    await shops.settled()
    await expectInvariants(shops)
  })

  it('share five scarce parts in any order without a deadlock', async () => {
    const people = await shops.people(50)
    const parts = await Promise.all(
      Array.from({ length: 5 }, () => addPart(shops, { price: PRICE, stock: sizes.scarceOrders / 5 })),
    )
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: sizes.scarceOrders }, async (_, n) => {
        const chosen = parts.toSorted(() => Math.random() - 0.5).slice(0, 1 + (n % 5))
        const who = people[n % 50]!
        const items = Object.fromEntries(chosen.map((part) => [part, 1 + (n % 2)]))
        const placed = await insist(() => shops.place(n, who, items, `order-${n}`))
        if (placed.status !== 201 || n % 3 > 0) return placed
        return insist(() => shops.call(n + 1, `/orders/${placed.body._id}`, { method: 'DELETE', token: who.token }))
      }),
    )
    tell(`${sizes.scarceOrders} orders over 5 scarce parts`, began)
    expect(Object.keys(tally(answers)).toSorted()).toEqual(['200', '201', '409 sold-out'])
    await shops.settled()
    await expectInvariants(shops)
  })

  it('share scarce parts that lie in two places, while an admin moves them, and none is lost', async () => {
    const [people, admin] = [await shops.people(50), await shops.admin()]
    const [main, west] = [1, await addPlace(shops)]
    const units = sizes.scarceOrders / 10
    const inBoth = () => addPartIn(shops, { [main]: units, [west]: units }, { price: PRICE })
    const parts = await Promise.all([addPart(shops, { price: PRICE, stock: units }), inBoth(), inBoth()])
    const answers = await Promise.all(
      Array.from({ length: sizes.scarceOrders }, async (_, n) => {
        if (n % 5 === 0) {
          const body = { units: 1 + (n % 3), ...(n % 2 ? { from: main, to: west } : { from: west, to: main }) }
          return insist(() => shops.call(n, `/parts/${parts[n % 3]}/places/move`, { token: admin.token, body }))
        }
        const chosen = parts.toSorted(() => Math.random() - 0.5).slice(0, 1 + (n % 3))
        const who = people[n % 50]!
        const items = Object.fromEntries(chosen.map((part) => [part, 1 + (n % 4)]))
        const placed = await insist(() => shops.place(n, who, items, `spread-${n}`))
        if (placed.status !== 201 || n % 3 > 0) return placed
        return insist(() => shops.call(n + 1, `/orders/${placed.body._id}`, { method: 'DELETE', token: who.token }))
      }),
    )
    const told = Object.keys(tally(answers))
    expect(told.filter((kind) => !['200', '201', '400 invalid', '409 sold-out'].includes(kind))).toEqual([])
    expect(told).toEqual(expect.arrayContaining(['200', '201', '409 sold-out']))
    await shops.settled()
    await expectInvariants(shops)
  })
})
