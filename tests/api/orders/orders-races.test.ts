import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expireHolds } from '#domain/orders'
import { expectForbidden, expectInvariants } from '../../support/shops/invariants.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'

/** What the shop's own pool sends to PostgreSQL. */
const sent: string[] = []
const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown
function counted(this: Client & { connectionParameters: { application_name: string } }, ...args: unknown[]) {
  const [statement] = args as [string | { text: string }]
  if (this.connectionParameters.application_name === 'camber')
    sent.push(typeof statement === 'string' ? statement : statement.text)
  return query.apply(this, args)
}

let shop: TestShop
let people: Person[]
beforeAll(async () => {
  vi.spyOn(Client.prototype, 'query').mockImplementation(counted as never)
  shop = await openShop({ LIMITS: '100' })
  people = await Promise.all(Array.from({ length: 10 }, () => signUp(shop)))
})
afterAll(() => shop.close())

const place = (person: Person, items: Record<string, number>, total: number, headers: Record<string, string> = {}) =>
  shop.call('POST', '/orders', {
    token: person.token,
    headers,
    body: { name: '', email: person.email, number: '', total, items },
  })

describe('orders at the same moment', () => {
  it('sell ten units to exactly ten of a hundred', async () => {
    const part = await addPart(shop, { price: 40, stock: 10 })
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => place(people[i % 10]!, { [part]: 1 }, 42)))
    const told = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`)
    expect([...told].map(([kind, all]) => `${kind}: ${all.length}`).toSorted()).toEqual([
      '201 : 10',
      '409 sold-out: 90',
    ])
    expect(await stockOf(shop, part)).toBe(0)
    await expectInvariants(shop)
  })

  it('share scarce parts in any order without a deadlock', async () => {
    const parts: string[] = []
    for (let i = 0; i < 5; i++) parts.push(await addPart(shop, { price: 100, stock: 40 }))
    const orders = Array.from({ length: 150 }, (_, i) => {
      const chosen = parts.toSorted(() => Math.random() - 0.5).slice(0, 1 + (i % 5))
      const items = Object.fromEntries(chosen.map((part) => [part, 1 + (i % 2)]))
      const total = chosen.length * (1 + (i % 2)) * 100
      return place(people[i % 10]!, items, total).then(async (answer) => {
        if (answer.status === 201 && i % 3 === 0)
          await shop.call('DELETE', `/orders/${answer.body._id}`, { token: people[i % 10]!.token })
        return answer.status
      })
    })
    const statuses = new Set(await Promise.all(orders))
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
    await expectInvariants(shop)
  })
})

describe('the last unit of a part, sold while an admin writes the part', () => {
  const body = { name: 'Brake disc, front', price: 40, img: 'https://pictures.example/part.jpg', stock: 7 }
  it.each(['PUT', 'DELETE'] as const)('%s waits for the sale, and neither fails', async (method) => {
    const admin = await makeAdmin(shop)
    const part = await addPart(shop, { price: 40, stock: 1 })
    const { answer } = await shop.ctx.db.transaction().execute(async (db) => {
      // As far as a sale has come when it has locked the stock, and has not written yet that the part is sold out.
      await sql`select from part where id = ${Number(part)} for no key update`.execute(db)
      await sql`select from stock where part_id = ${Number(part)} for no key update`.execute(db)
      const answer = shop.call(method, `/bestSeller/${part}`, { token: admin.token, body })
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(shop.ctx.db)).rows.length).toBe(1)
      await sql`update stock set free = 0, came_in = 0 where part_id = ${Number(part)}`.execute(db)
      return { answer }
    })
    expect((await answer).status).toBe(200)
  })
})

describe('cancelling an order whose hold has lapsed', () => {
  it('happens once, however many ask at the same moment', async () => {
    const buyer = people[0]!
    const part = await addPart(shop, { price: 40, stock: 5 })
    const { _id } = (await place(buyer, { [part]: 1 }, 42)).body
    await sql`update orders set hold_until = now() - interval '1 second' where id = ${_id}`.execute(shop.ctx.db)
    await expireHolds({ ...shop.ctx, actor: { kind: 'system', name: 'test' } })
    const asked = Array.from({ length: 20 }, () =>
      shop.call('POST', `/orders/${_id}/cancel`, { token: buyer.token, body: {} }),
    )
    const told = (await Promise.all(asked)).map(({ status, body }) => body.code ?? status)
    expect(told.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 'wrong-state')])
    await expectInvariants(shop)
  })
})

describe('too many orders of one person', () => {
  it('are refused with 429, a while to wait, and nothing taken', async () => {
    const limited = await openShopFor({ LIMITS: '0.05' })
    const [person, part] = [await signUp(limited), await addPart(limited, { stock: 9 })]
    const body = { name: '', email: person.email, number: '', total: 42, items: { [part]: 1 } }
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) {
      const headers = { 'idempotency-key': `try-${i}`, 'x-forwarded-for': `10.0.0.${i}` }
      const answer = await limited.call('POST', '/orders', { token: person.token, body, headers })
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    expect(await stockOf(limited, part)).toBe(6)
  })
})

describe('the cost of an order', () => {
  it('is at most 12 statements, the key and the limit included', async () => {
    const part = await addPart(shop, { price: 40, stock: 10 })
    await place(people[0]!, { [part]: 1 }, 42)
    sent.length = 0
    const { status } = await place(people[0]!, { [part]: 1 }, 42, { 'idempotency-key': 'counted' })
    expect([status, sent.at(-1)]).toEqual([201, 'commit'])
    expect(sent.length).toBeLessThanOrEqual(12)
  })
})

/** Orders that were paid and all of whose money is said to have gone back, of which no refund tells. */
const sentBack = sql`
  with paid as (
    update orders set paid_at = now(), tranjaction_id = id, returned = total where released_at is null returning *
  )
  insert into payment (id, order_id, intent_id, currency, amount, received, state, created_at)
  select id, id, id, currency, total, total, 'succeeded', now() from paid`

describe('the invariants', () => {
  it.each([
    ['stock that came in', sql`update stock set came_in = came_in + 1`],
    ['sum of its own prices', sql`update order_line set price = price + 1`],
    ['sum of its own prices and adjustments', sql`update adjustment set amount = amount + 1`],
    ['a hold is as large as its lines', sql`update order_line set quantity = quantity + 1`],
    ['whole', sql`delete from order_event where from_state is null`],
    ['its records say', sql`update hold set state = 'claimed' where state = 'held'`],
    ['its last event says', sql`update orders set paying_since = now() where released_at is null`],
    [
      'a cancellation is what its event tells',
      sql`update orders set cancelled_by = 'x' where cancelled_at is not null`,
    ],
    [
      'by an admin',
      sql`update orders o set cancelled_by = (select min(id) from users where id <> o.user_id) where cancelled_at is not null`,
    ],
    ['confirmed payment', sql`update orders set paid_at = now(), tranjaction_id = id where released_at is null`],
    ['what its refunds say', sentBack],
    ['is refunded if and only if', sentBack],
  ])('are broken by a change that they forbid: %s', (name, change) => expectForbidden(shop, name, change))
})
