import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expireHolds, holdAgain, lockOrder } from '#domain/orders'
import { returnStock } from '#domain/catalogue'
import { freeAllocation, planParcels } from '#domain/places'
import { tx } from '#platform/context'
import { expectForbidden, expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { addPartIn, addPlace, takenFrom, unitsIn } from '../../support/shops/places.ts'

/** What the shop's own pool sends to PostgreSQL. */
const sent: string[] = []
const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown
function counted(this: Client & { connectionParameters: { application_name: string } }, ...args: unknown[]) {
  const [statement] = args as [string | { text: string }]
  if (this.connectionParameters.application_name === 'camber')
    sent.push(typeof statement === 'string' ? statement : statement.text)
  return query.apply(this, args)
}

const MAIN = 1
let shop: PayingShop
let buyer: Person
let admin: Person
let west: number
beforeAll(async () => {
  vi.spyOn(Client.prototype, 'query').mockImplementation(counted as never)
  shop = await openPayingShop({ LIMITS: '100', UNPAID_ORDERS: '1000', UNPAID_UNITS: '10000' })
  ;[buyer, admin] = await Promise.all([signUp(shop), makeAdmin(shop)])
  west = await addPlace(shop, 'West')
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

const total = (units: number) => (units * 40 > 99 ? units * 40 : units * 42)
async function order(items: Record<string, number>): Promise<string> {
  return shop.order(buyer, items, total(Object.values(items).reduce((sum, units) => sum + units, 0)))
}
const cancel = (id: string, who = buyer) =>
  shop.call('POST', `/orders/${id}/cancel`, { token: who.token, body: { why: 'asked for' } })

describe('an order of parts that lie in several places', () => {
  it('comes from one place where it can, though that is not the first', async () => {
    const both = await addPartIn(shop, { [MAIN]: 5, [west]: 5 })
    const far = await addPartIn(shop, { [MAIN]: 0, [west]: 5 })
    const id = await order({ [both]: 2, [far]: 1 })
    expect(await takenFrom(shop, id)).toEqual({ [both]: { [west]: 2 }, [far]: { [west]: 1 } })
    expect([await stockOf(shop, both), await unitsIn(shop, both)]).toEqual([8, { [MAIN]: 5, [west]: 3 }])
  })

  it('heeds where the parts lie that are in one place only', async () => {
    const both = await addPartIn(shop, { [MAIN]: 5, [west]: 5 })
    const far = await addPart(shop, { stock: 5 })
    await sql`insert into part_place (part_id, place_id) values (${Number(far)}, ${west})`.execute(shop.ctx.db)
    const id = await order({ [both]: 2, [far]: 1 })
    expect(await takenFrom(shop, id)).toEqual({ [both]: { [west]: 2 } })
    expect(await unitsIn(shop, far)).toEqual({ [west]: null })
  })

  it('comes from two where no one has it all, and from no further one', async () => {
    const third = await addPlace(shop)
    const part = await addPartIn(shop, { [MAIN]: 1, [west]: 2, [third]: 1 })
    const id = await order({ [part]: 3 })
    expect(await takenFrom(shop, id)).toEqual({ [part]: { [MAIN]: 1, [west]: 2 } })
    expect(await stockOf(shop, part)).toBe(1)
  })

  it('is refused as before when there is too little of it, and takes nothing anywhere', async () => {
    const part = await addPartIn(shop, { [MAIN]: 1, [west]: 1 })
    const body = { name: '', email: buyer.email, number: '', total: 120, items: { [part]: 3 } }
    expect((await shop.call('POST', '/orders', { token: buyer.token, body })).body.code).toBe('sold-out')
    expect(await unitsIn(shop, part)).toEqual({ [MAIN]: 1, [west]: 1 })
  })

  it('gives its units back to where they came from: cancelled, deleted, lapsed', async () => {
    const part = await addPartIn(shop, { [MAIN]: 1, [west]: 5 })
    const [one, two, three] = [await order({ [part]: 4 }), await order({ [part]: 1 }), await order({ [part]: 1 })]
    expect(await unitsIn(shop, part)).toEqual({ [MAIN]: 0, [west]: 0 })
    await cancel(one)
    expect(await unitsIn(shop, part)).toEqual({ [MAIN]: 0, [west]: 4 })
    await shop.call('DELETE', `/orders/${two}`, { token: buyer.token })
    expect(await unitsIn(shop, part)).toEqual({ [MAIN]: 1, [west]: 4 })
    await sql`update orders set hold_until = now() - interval '1 second' where id = ${three}`.execute(shop.ctx.db)
    await expireHolds(asSystem(shop))
    expect(await unitsIn(shop, part)).toEqual({ [MAIN]: 1, [west]: 5 })
    expect([await takenFrom(shop, one), await takenFrom(shop, two), await takenFrom(shop, three)]).toEqual([{}, {}, {}])
    await expectInvariants(shop)
  })

  it('that lapsed takes its units again, from where they are by then', async () => {
    const part = await addPartIn(shop, { [MAIN]: 2, [west]: 2 })
    const id = await order({ [part]: 2 })
    await sql`update orders set hold_until = now() - interval '1 second' where id = ${id}`.execute(shop.ctx.db)
    await expireHolds(asSystem(shop))
    await order({ [part]: 1 })
    await tx(asSystem(shop), async (ctx) => holdAgain(ctx, await lockOrder(ctx, id)))
    expect(await takenFrom(shop, id)).toEqual({ [part]: { [west]: 2 } })
    expect(await unitsIn(shop, part)).toEqual({ [MAIN]: 1, [west]: 0 })
  })

  it('that was sent in part returns only the rest, and that to where it lies', async () => {
    const part = await addPartIn(shop, { [MAIN]: 1, [west]: 2 })
    const id = await order({ [part]: 3 })
    const undone = new Error('undone') // Nobody else writes that its line is smaller now.
    const given = tx(shop.ctx, async (ctx) => {
      await sql`
        with sent as (
          insert into parcel (id, order_id, place_id, number, packed_at, packed_by, sent_at, sent_by)
          values (${id}, ${id}, ${west}, 1, now(), 'x', now(), 'x')
        )
        insert into parcel_line (parcel_id, line_id, quantity)
        select ${id}, id, 1 from order_line where order_id = ${id}`.execute(ctx.db)
      for (const left of [
        [{ [MAIN]: 1, [west]: 0 }, { [part]: { [west]: 2 } }],
        [{ [MAIN]: 1, [west]: 1 }, { [part]: { [west]: 1 } }],
      ]) {
        await freeAllocation(ctx, id, await returnStock(ctx, [{ partId: Number(part), quantity: 1 }]))
        expect([await unitsIn({ ctx }, part), await takenFrom({ ctx }, id)]).toEqual(left)
      }
      throw undone
    })
    await expect(given).rejects.toBe(undone)
  })
})

describe('the units of a part that are set anew as one number', () => {
  const set = (part: string, stock: number | null) =>
    shop.call('PUT', `/bestSeller/${part}`, {
      token: admin.token,
      body: { name: 'Brake disc, front', price: 40, img: 'https://pictures.example/part.jpg', stock },
    })

  it.each([
    ['more', 9, { [MAIN]: 7, west: 2 }],
    ['less', 2, { [MAIN]: 2, west: 0 }],
    ['none', 0, { [MAIN]: 0, west: 0 }],
    ['as many', 5, { [MAIN]: 3, west: 2 }],
  ])('%s: the sum by place stays true', async (_, stock, { west: there, ...main }) => {
    const part = await addPartIn(shop, { [MAIN]: 3, [west]: 2 })
    expect((await set(part, stock)).status).toBe(200)
    expect(await unitsIn(shop, part)).toEqual({ ...main, [west]: there })
    expect(await stockOf(shop, part)).toBe(stock)
    await expectInvariants(shop)
  })

  it('no longer counted: it lies where most of it lay, and open orders can still be cancelled', async () => {
    const part = await addPartIn(shop, { [MAIN]: 1, [west]: 4 })
    const id = await order({ [part]: 1 })
    expect((await set(part, null)).status).toBe(200)
    expect([await unitsIn(shop, part), await takenFrom(shop, id)]).toEqual([{ [west]: null }, {}])
    expect((await set(part, 7)).status).toBe(200)
    expect((await cancel(id)).status).toBe(200)
    expect([await stockOf(shop, part), await unitsIn(shop, part)]).toEqual([8, { [west]: null }])
    await expectInvariants(shop)
  })

  it('deleted: nothing is left of it', async () => {
    const part = await addPartIn(shop, { [MAIN]: 1, [west]: 4 })
    const id = await order({ [part]: 2 })
    expect((await shop.call('DELETE', `/bestSeller/${part}`, { token: admin.token })).status).toBe(200)
    expect([await unitsIn(shop, part), await takenFrom(shop, id)]).toEqual([{}, {}])
    expect((await cancel(id)).status).toBe(200)
  })
})

describe('the cost of an order', () => {
  const statementsOf = async (part: string) => {
    await order({ [part]: 1 })
    sent.length = 0
    await order({ [part]: 1 })
    return sent.length
  }
  it('is not one statement more for a part that lies in one place, wherever that is', async () => {
    const [bare, far] = [await addPart(shop, { stock: 9 }), await addPart(shop, { stock: 9 })]
    await sql`insert into part_place (part_id, place_id) values (${Number(far)}, ${west})`.execute(shop.ctx.db)
    sent.length = 0
    const one = await statementsOf(bare)
    expect(sent.filter((statement) => /part_place|allocation/.test(statement))).toEqual([])
    expect(await statementsOf(far)).toBe(one)
    expect(await statementsOf(await addPartIn(shop, { [MAIN]: 9, [west]: 9 }))).toBe(one + 2)
  })
})

describe('a part that begins to lie in two places while an order of it waits', () => {
  it('is taken from one of them', async () => {
    const part = await addPart(shop, { stock: 4 })
    const { waiting } = await shop.ctx.db.transaction().execute(async (db) => {
      await sql`select from part where id = ${Number(part)} for no key update`.execute(db)
      const waiting = order({ [part]: 1 })
      const locks = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await locks.execute(shop.ctx.db)).rows.length).toBe(1)
      await sql`insert into part_place (part_id, place_id, free)
        values (${Number(part)}, ${MAIN}, 1), (${Number(part)}, ${west}, 3)`.execute(db)
      return { waiting }
    })
    expect(await takenFrom(shop, await waiting)).toEqual({ [part]: { [MAIN]: 1 } })
    await expectInvariants(shop)
  })
})

describe('two hundred orders at once', () => {
  it('of parts in three places: no unit is sold twice, nowhere, and none waits for ever', async () => {
    const third = await addPlace(shop)
    const parts = await Promise.all(
      [0, 1, 2].map(() => addPartIn(shop, { [MAIN]: 20, [west]: 20, [third]: 20 }, { price: 100 })),
    )
    const placed = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const items = Object.fromEntries(parts.slice(n % 3).map((part) => [part, 1 + (n % 2)]))
        const units = Object.values(items).reduce((sum, one) => sum + one, 0)
        const body = { name: '', email: buyer.email, number: '', items, total: units === 1 ? 105 : units * 100 }
        const { status, body: answer } = await shop.call('POST', '/orders', { token: buyer.token, body })
        if (status === 201 && n % 4 === 0) expect((await cancel(answer._id)).status).toBe(200)
        return status
      }),
    )
    expect([...new Set(placed)].toSorted()).toEqual([201, 409])
    await expectInvariants(shop)
  })
})

describe('planned parcels', () => {
  it('are as an order placed now would be split, and nothing is taken', async () => {
    const both = await addPartIn(shop, { [MAIN]: 5, [west]: 5 })
    const bare = await addPart(shop)
    const wanted = [
      { partId: Number(both), quantity: 7 },
      { partId: Number(bare), quantity: 3 },
    ]
    const told = (parcels: Awaited<ReturnType<typeof planParcels>>) =>
      parcels.map(({ place, parts }) => [place.name, ...parts.map(({ quantity }) => quantity)])
    expect(told(await planParcels(shop.ctx, wanted))).toEqual([
      ['Main warehouse', 5, 3],
      ['West', 2],
    ])
    expect(told(await planParcels(shop.ctx, wanted, west))).toEqual([
      ['Main warehouse', 2, 3],
      ['West', 5],
    ])
    expect(await unitsIn(shop, both)).toEqual({ [MAIN]: 5, [west]: 5 })
  })

  it('leave out what is not sold or not there', async () => {
    const part = await addPart(shop, { stock: 0 })
    const wanted = [part, '2000000000'].map((id) => ({ partId: Number(id), quantity: 1 }))
    expect(await planParcels(shop.ctx, wanted)).toEqual([])
  })
})

describe('the invariants', () => {
  it.each([
    ['units by place add up', sql`update part_place set free = free + 1 where free is not null`],
    [
      'in one place, or its units are counted',
      sql`insert into part_place (part_id, place_id)
      select part_id, (select max(id) from place) from part_place where free is null`,
    ],
    ['what an order takes from places is', sql`update allocation set quantity = quantity + 1`],
    ['what an order takes from places it holds', sql`delete from hold`],
  ])('are broken by a change that they forbid: %s', async (name, change) => {
    const part = await addPartIn(shop, { [MAIN]: 2, [west]: 2 })
    await order({ [part]: 1 })
    await expectForbidden(shop, name, change)
  })
})
