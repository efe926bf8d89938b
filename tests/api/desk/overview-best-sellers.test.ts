import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeAdmin } from '../../support/shops/people.ts'
import { openShopFor } from '../../support/shops/shop.ts'

it('best sellers are summed over today and the days before; those of a deleted part go by its number', async () => {
  const shop = await openShopFor()
  const { token } = await makeAdmin(shop)
  const add = async (number: string) =>
    (
      await shop.call('POST', '/bestSeller', {
        token,
        body: { name: `Disc ${number}`, number, price: 40, img: 'https://pictures.example/a.jpg' },
      })
    ).body.insertedId
  const [one, two] = [await add('ONE-1'), await add('TWO-2')]
  let place = 0
  const sell = async (days: number, part: string | null, number: string, quantity: number) => {
    const id = `o${++place}`
    await sql`
      insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until, paid_at, tranjaction_id)
      select ${id}, ${id}, 'Ada', 'ada@camber.test', '', ${shop.ctx.config.CURRENCY}, 100, at, at, at, ${id}
      from (select now() - ${days}::int * interval '1 day' as at) as paid`.execute(shop.ctx.db)
    await sql`
      insert into order_line (order_id, position, part_id, number, name, brand, price, quantity)
      values (${id}, 1, ${part}::int, ${number}, ${`Disc ${number}`}, '', 4000, ${quantity})`.execute(shop.ctx.db)
  }
  await sell(0, one, 'ONE-1', 2)
  await sell(3, one, 'ONE-1', 2)
  await sell(29, two, 'TWO-2', 3)
  await sell(31, two, 'TWO-2', 9)
  await sell(0, null, 'OLD-3', 1)
  await sell(5, null, 'OLD-3', 1)
  const bestSellers = async () => (await shop.call('GET', '/overview', { token })).body.bestSellers
  const sold = [
    { partId: one, name: 'Disc ONE-1', quantity: 4, revenue: 160 },
    { partId: two, name: 'Disc TWO-2', quantity: 3, revenue: 120 },
    { partId: null, name: 'Disc OLD-3', quantity: 2, revenue: 80 },
  ]
  expect(await bestSellers()).toEqual(sold)
  await sell(0, two, 'TWO-2', 5)
  expect(await bestSellers()).toEqual([{ ...sold[1], quantity: 8, revenue: 320 }, sold[0], sold[2]])
})
