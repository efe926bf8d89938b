import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { createApi } from '#api'
import { makeAdmin } from '../../support/shops/people.ts'
import { openShopFor } from '../../support/shops/shop.ts'

/** A shop with more orders than are read at once, and the begun export of them all. */
async function begin() {
  const shop = await openShopFor()
  const { token } = await makeAdmin(shop)
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, released_at, hold_until, created_at)
    select 'o' || n, 'CM-' || n, 'Pat', 'pat@example.com', '', 'USD', 10, now(), now(), now() - n * interval '1 s'
    from generate_series(1, 5000) n`.execute(shop.ctx.db)
  const asked = vi.fn()
  const db = shop.ctx.db.withPlugin({
    transformQuery: ({ node }) => (asked(), node),
    transformResult: async ({ result }) => result,
  })
  const failed = vi.fn()
  const log = new Proxy(shop.ctx.log, { get: (it, key) => (key === 'error' ? failed : Reflect.get(it, key)) })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await createApi({ ...shop.ctx, db, log }).request('/orders/all.csv', { headers })
  const reader = answer.body!.getReader()
  await reader.read()
  return { shop, reader, asked, failed }
}

it('an export that fails on the way does not end as if it were whole', async () => {
  const { shop, reader, failed } = await begin()
  await sql`alter table orders rename to lost`.execute(shop.ctx.db)
  const readOn = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readOn()).rejects.toThrow()
  expect(failed).toHaveBeenCalledOnce()
})

it('an export stops when its reader leaves', async () => {
  const { shop, reader, asked, failed } = await begin()
  await reader.cancel()
  const before = asked.mock.calls.length
  // Time enough for the export to go on: far more is read here than it reads at once.
  for (let n = 0; n < 5; n++) await sql`select * from orders order by created_at`.execute(shop.ctx.db)
  expect(asked.mock.calls.length - before).toBeLessThanOrEqual(1)
  expect(failed).not.toHaveBeenCalled()
})
