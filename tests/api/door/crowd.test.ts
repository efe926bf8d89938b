import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressLines } from '#common/address'
import { TO_DO } from '#domain/fulfilment/schema'
import { gather } from '../../../demo/crowd/crowd.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { makeAdmin, type Person } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

const SIZE = { people: 12_000, orders: 12_000 }

let shop: TestShop
let admin: Person

beforeAll(async () => {
  shop = await openShop()
  await gather(shop.url, SIZE)
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const one = async <T>(text: ReturnType<typeof sql<T>>) => (await text.execute(shop.ctx.db)).rows[0]!
const get = (path: string) => shop.call('GET', path, { token: admin.token })

/** Every list an admin looks through, by common and by rare words, from its beginning and from deep inside. */
async function lists(): Promise<string[]> {
  const { number, email, place } = await one(sql<{ number: string; email: string; place: string }>`
    select number, email, (extract(epoch from created_at) * 1000000)::bigint as place from orders
    order by created_at desc limit 1 offset 6000`)
  const user = await one(sql<{ place: string }>`
    select (extract(epoch from created_at) * 1000000)::bigint as place from users order by created_at desc limit 1 offset 6000`)
  const states = ['placed', 'expired', 'paid', 'part-refunded', 'refunded', 'cancelled']
  return [
    '/user?limit=50',
    `/user?limit=50&cursor=${user.place}~x`,
    ...['berg', 'ada.berg', 'nobody-at-all', email].map((q) => `/user?limit=50&q=${q}`),
    '/orders/all?limit=50',
    `/orders/all?limit=50&cursor=${place}~x`,
    ...['berg', 'nobody-at-all', number, email, 'po-4711'].map((q) => `/orders/all?limit=50&q=${q}`),
    ...states.map((state) => `/orders/all?limit=50&state=${state}`),
    '/orders/all?limit=50&state=refunded&q=berg',
    '/to-do/counts',
    ...TO_DO.map((list) => `/to-do?list=${list}`),
  ]
}

describe('a crowd', () => {
  test('is as large as asked for, and so it stays when it is gathered again', async () => {
    await gather(shop.url, SIZE)
    const counts = await one(sql<{ people: number; orders: number }>`
      select (select count(*) from users where email like '%@crowd.example') as people, (select count(*) from orders) as orders`)
    expect(counts).toEqual(SIZE)
  })

  test('has paid, held and given back as the shop itself would have written it', async () => {
    await expectInvariants(shop)
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*) from orders group by state`.execute(shop.ctx.db)
    const share = Object.fromEntries(rows.map(({ state, count }) => [state, count / SIZE.orders]))
    expect(share['paid']).toBeGreaterThan(0.7)
    for (const state of ['expired', 'cancelled', 'part-refunded', 'refunded'])
      expect(share[state]).toBeGreaterThan(0.01)
    expect(share['placed']).toBeLessThan(0.01)
  })

  test('has its parts: what was paid long ago arrived, what was paid lately waits to be packed or is under way', async () => {
    const { body } = await get('/to-do/counts')
    for (const list of ['pick', 'send', 'under-way', 'late']) expect(body[list], list).toBeGreaterThan(0)
    expect(body.pick + body.send + body['under-way']).toBeLessThan(SIZE.orders * 0.05)
    const paid = await one(sql<{ arrived: number }>`
      select avg((exists (select from parcel where order_id = o.id and state = 'delivered'))::int)::float8 as arrived
      from orders o where state = 'paid'`)
    expect(paid.arrived).toBeGreaterThan(0.9)
    const { body: found } = await get('/to-do?list=under-way&limit=1')
    const [order] = found.items
    expect(order.address.split('\n')).toEqual(addressLines(order.shipTo))
  })

  test('is shown by the overview in whole', async () => {
    const { body } = await get('/overview')
    const paid = await one(sql<{ orders: number; revenue: number }>`
      select count(*) as orders, sum(total - (select refunded from payment where order_id = o.id))::int / 100 as revenue
      from orders o where paid_at >= (current_date - 29)::timestamp at time zone 'UTC'`)
    const sum = (name: 'orders' | 'revenue') =>
      body.days.reduce((all: number, day: Record<string, number>) => all + day[name]!, 0)
    expect({ orders: sum('orders'), revenue: sum('revenue') }).toEqual(paid)
  })
})

/** The tables that grow with the shop. */
const BIG = ['users', 'orders', 'order_line', 'hold', 'payment', 'parcel', 'parcel_line']

/** How often each of them was read whole so far. A connection tells for sure what it did when it ends, so all are ended. */
async function scans(): Promise<Record<string, number>> {
  const client = new Client(shop.url)
  await client.connect()
  const others = `from pg_stat_activity where datname = current_database() and application_name = 'camber'`
  await client.query(`select pg_terminate_backend(pid, 5000) ${others}`)
  await expect.poll(async () => (await client.query(`select ${others}`)).rowCount).toBe(0)
  const { rows } = await client.query<{ name: string; scans: string }>(
    `select relname as name, seq_scan as scans from pg_stat_user_tables where relname = any($1)`,
    [BIG],
  )
  await client.end()
  return Object.fromEntries(rows.map(({ name, scans }) => [name, Number(scans)]))
}

test('no list of an admin reads a whole table that grows', async () => {
  const paths = await lists()
  const before = await scans()
  for (const path of paths) {
    // Often enough that a plan made once for any values would be in use.
    for (let time = 0; time < 8; time++) expect((await get(path)).status, path).toBe(200)
  }
  const after = await scans()
  expect(after).toEqual(before)
})

test('the same count does see a table read whole', async () => {
  const before = await scans()
  await sql`select count(*) from users where email_verified`.execute(shop.ctx.db)
  expect((await scans())['users']).toBe(before['users']! + 1)
})
