import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPrice, startPrices } from '#domain/catalogue'
import { countPaidOrder, countPaidOrders, expireHolds, expireOrder, fillOrder, fillWaiting } from '#domain/orders'
import { createLog } from '#platform/log'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

/** Has each write of such rows fail, until what it answers is called. */
async function refuse(table: string, when: 'insert' | 'update' | 'delete', row: string): Promise<() => Promise<void>> {
  const { db } = till.shop.ctx
  await sql`
    create or replace function refuses() returns trigger language plpgsql as $$
    begin raise 'it cannot be done'; end $$`.execute(db)
  await sql`
    create trigger refuses before ${sql.raw(when)} on ${sql.table(table)} for each row when (${sql.raw(row)})
    execute function refuses()`.execute(db)
  return async () => void (await sql`drop trigger refuses on ${sql.table(table)}`.execute(db))
}

/** How often a job was queued with these data. */
async function queued(job: string, data: object): Promise<number> {
  const { rows } = await sql`
    select from jobs.job where name = ${job} and data = ${JSON.stringify(data)}::jsonb`.execute(till.shop.ctx.db)
  return rows.length
}

/** The shop itself, so many minutes from now; what it logs of the failures is left out. */
const inMinutes = (minutes: number) => ({ ...asSystem(till.shop, minutes), log: createLog('silent') })

it('an order whose parts cannot be released holds up no other, and is tried alone until they can', async () => {
  const { shop, todo } = till
  const [stuck, other] = [await todo.anOrder(), await todo.anOrder()]
  const stocks = () => Promise.all([stuck, other].map(({ part }) => stockOf(shop, part)))
  const mend = await refuse('order_event', 'insert', `new.order_id = '${stuck.id}' and new.to_state = 'expired'`)
  await expireHolds(inMinutes(40))
  await expireHolds(inMinutes(41))
  expect(await stocks()).toEqual([3, 5])
  expect(await queued('expire-order', { orderId: stuck.id })).toBe(1)
  await expect(expireOrder(inMinutes(42), { orderId: stuck.id })).rejects.toThrow('it cannot be done')
  await mend()
  await expireHolds(inMinutes(43))
  expect(await stocks(), 'its own job does it').toEqual([3, 5])
  await expireOrder(inMinutes(44), { orderId: stuck.id })
  expect(await stocks()).toEqual([5, 5])
  expect((await sql`select from set_aside`.execute(shop.ctx.db)).rows).toEqual([])
})

it('what failed alone for a day is taken with the others again', async () => {
  const { shop, todo } = till
  const { id, part } = await todo.anOrder()
  const mend = await refuse('order_event', 'insert', `new.order_id = '${id}' and new.to_state = 'expired'`)
  await expireHolds(inMinutes(40))
  await mend()
  await expireHolds(inMinutes(24 * 60 + 41))
  expect(await stockOf(shop, part)).toBe(5)
})

it('a sale that cannot be counted holds up no other', async () => {
  const { shop, todo } = till
  const [stuck, other] = [await todo.aPaidOrder(), await todo.aPaidOrder()]
  const mend = await refuse('part', 'update', `new.id = ${stuck.part} and new.pop <> old.pop`)
  await countPaidOrders(inMinutes(1))
  await countPaidOrders(inMinutes(2))
  const counted = async () => {
    const { rows } = await sql<{ isCounted: boolean }>`
      select pop > 0 as "isCounted" from part where id = any(${[stuck.part, other.part].map(Number)}::int[]) order by id`.execute(
      shop.ctx.db,
    )
    return rows.map(({ isCounted }) => isCounted)
  }
  expect(await counted()).toEqual([false, true])
  expect(await queued('count-order', { orderId: stuck.id })).toBe(1)
  await mend()
  await countPaidOrder(inMinutes(3), { orderId: stuck.id })
  expect(await counted()).toEqual([true, true])
})

it('a price that cannot be put in force holds up no other', async () => {
  const { shop } = till
  const parts = [
    await addPart(shop, { price: 40 }),
    await addPart(shop, { price: 40 }),
    await addPart(shop, { price: 40 }),
  ]
  for (const part of parts)
    await sql`
      insert into price_to_come (part_id, starts_at, price) values (${Number(part)}, now(), 5000)`.execute(shop.ctx.db)
  const mend = await refuse('part', 'update', `new.id = ${parts[1]} and new.price = 5000`)
  await startPrices(inMinutes(1))
  await startPrices(inMinutes(2))
  const prices = async () => {
    const { rows } = await sql<{ price: number }>`
      select price from part where id = any(${parts.map(Number)}::int[]) order by id`.execute(shop.ctx.db)
    return rows.map(({ price }) => price)
  }
  expect(await prices()).toEqual([5000, 4000, 5000])
  expect(await queued('start-price', { partId: Number(parts[1]) })).toBe(1)
  await mend()
  await startPrice(inMinutes(3), { partId: Number(parts[1]) })
  expect(await prices()).toEqual([5000, 5000, 5000])
})

it('an order that cannot be given its parts holds up no other that waits for them', async () => {
  const { shop, todo } = till
  const [stuck, other] = [await todo.aPaidOrder(), await todo.aPaidOrder()]
  const part = Number(stuck.part)
  await sql`
    update hold set part_id = ${part}, waiting = 1, due = '2099-01-01'
    where order_id = any(${[stuck.id, other.id]}::text[])`.execute(shop.ctx.db)
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select waiting from hold join orders o on o.id = order_id where part_id = ${part} order by o.paid_at`.execute(
      shop.ctx.db,
    )
    return rows.map((row) => row.waiting)
  }
  const mend = await refuse('hold', 'update', `new.order_id = '${stuck.id}'`)
  await fillWaiting(inMinutes(1), { partIds: [part] })
  await fillWaiting(inMinutes(2), { partIds: [part] })
  expect(await waiting()).toEqual([1, 0])
  const alone = { orderId: stuck.id, partId: part }
  expect(await queued('fill-order', alone)).toBe(1)
  await expect(fillOrder(inMinutes(3), alone)).rejects.toThrow('it cannot be done')
  await mend()
  await fillOrder(inMinutes(4), alone)
  expect(await waiting()).toEqual([0, 0])
  expect((await sql`select from set_aside where job = 'fill-order'`.execute(shop.ctx.db)).rows).toEqual([])
})
