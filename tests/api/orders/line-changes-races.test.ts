import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type ChangingRoom, more, openChangingRoom, unitsOf } from '../../support/shops/changing-room.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { stockOf } from '../../support/catalogue/parts.ts'

/** Statements that PostgreSQL ended because of a deadlock: the shop would try again, and nobody would see it. */
const deadlocks: string[] = []
const query = Client.prototype.query as (this: Client, ...args: unknown[]) => Promise<unknown>
function watched(this: Client, ...args: unknown[]) {
  const asked = query.apply(this, args)
  if (asked instanceof Promise)
    asked.catch((err: { code?: string }) => {
      if (err.code === '40P01') deadlocks.push(JSON.stringify(args[0]))
    })
  return asked
}

let room: ChangingRoom
beforeAll(async () => {
  vi.spyOn(Client.prototype, 'query').mockImplementation(watched as never)
  room = await openChangingRoom()
})
afterEach(() => expectInvariants(room.shop))
afterAll(() => room.shop.close())

/** One unit of each of so many parts, paid; the parts in the order of their ids. */
async function anOrderOf(count: number) {
  const parts = await room.parts(count, 20)
  return { parts, id: await room.paid(Object.fromEntries(parts.map((part) => [part, 1]))) }
}

/**
 * Does `work` while a sale holds the first of these parts, and answers once it waits for that: it must hold none of the others
 * by then, or it and a sale that wants both would wait for each other.
 */
async function besideSale<T>(parts: readonly string[], work: () => Promise<T>): Promise<T> {
  const { db } = room.shop.ctx
  const [first, ...others] = parts.map(Number)
  const { done } = await db.transaction().execute(async (sale) => {
    await sql`select from part where id = ${first} for no key update`.execute(sale)
    const done = work()
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    await sql`select from part where id = any(${others}::int[]) for no key update nowait`.execute(sale)
    return { done }
  })
  return done
}

it('a change for which nothing is owed waits for a sale of its order’s parts without holding another', async () => {
  const { parts, id } = await anOrderOf(3)
  const swap = { less: [{ line: 2, quantity: 1 }], ...more(1, 1) }
  const { status, body } = await besideSale(parts, () => room.change(id, swap))
  expect([status, unitsOf(body)]).toEqual([200, [1, 2, 0]])
})

it('so does a change for which something is owed, and then its payment', async () => {
  const { parts, id } = await anOrderOf(3)
  expect((await besideSale(parts, () => room.change(id, more(2, 1)))).body.owed).toBe(40)
  await besideSale(parts, () => room.pay(id, 40))
  expect(unitsOf(await room.show(id))).toEqual([1, 1, 2])
})

it('of two changes of one order at once one is made, and the other is told that money is owed', async () => {
  const { id, part } = await room.anOrder()
  const answers = await Promise.all([room.change(id, more(0, 2)), room.change(id, more(0, 1))])
  const told = answers.map(({ status, body }) => body.code ?? status)
  expect(told.toSorted()).toEqual([200, 'owes-money'])
  const { owed } = await room.show(id)
  expect(await stockOf(room.shop, part)).toBe(7 - owed / 40)
})

it('a change beside the payment of the one before it comes before or after it, and nothing is charged twice', async () => {
  const { shop, buyer } = room
  const { id } = await room.anOrder()
  await room.change(id, more(0, 1))
  const intent = await shop.open(buyer, id, 40)
  await shop.charge(intent)
  const [paid, changed] = await Promise.all([shop.claim(buyer, id, intent), room.change(id, more(0, 2))])
  expect(paid.status).toBe(200)
  expect(changed.body.code ?? changed.status).toBeOneOf([200, 'owes-money'])
  const order = await room.show(id)
  expect([unitsOf(order), order.total, await room.charged(id)]).toEqual([[4], 160, 16_000])
  expect(order.owed).toBe(changed.status === 200 ? 80 : undefined)
})

it('orders that share parts are changed, paid, cancelled and placed at once without a deadlock', async () => {
  const parts = await room.parts(4, 200)
  const ids: string[] = []
  while (ids.length < 4) ids.push(await room.paid(Object.fromEntries(parts.map((part) => [part, 1]))))
  const works = ids.flatMap((id, n) => [
    room.change(id, { less: [{ line: n % 4, quantity: 1 }], ...more((n + 1) % 4, 1) }),
    room.change(id, n % 2 ? more((n + 2) % 4, 2) : { less: [{ line: (n + 3) % 4, quantity: 1 }] }),
    room.post(`/orders/${id}/cancel-lines`, { lines: [{ line: (n + 2) % 4, quantity: 1 }], reason: 'broken' }),
    room.placed(Object.fromEntries(parts.toReversed().map((part) => [part, 1]))).then(() => ({ status: 201 })),
  ])
  const statuses = new Set((await Promise.all(works)).map(({ status }) => status))
  expect([...statuses].filter((status) => ![200, 201, 400, 409].includes(status))).toEqual([])
  expect(statuses.has(200)).toBe(true)
  expect(deadlocks).toEqual([])
})
