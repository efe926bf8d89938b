import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openShopFor, type TestShop } from '../../tests/support/shops/shop.ts'
import { purgeLog } from './index.server.ts'

const write = ({ ctx }: TestShop, action: string, days: number, rows = 1) =>
  sql`insert into audit (at, actor, action, subject)
    select now() - make_interval(days => ${days}, secs => n * 0.000001), 'somebody', ${action}, ${`${action} ${days}`}
    from generate_series(1, ${rows}::int) n`.execute(ctx.db)

const left = async ({ ctx }: TestShop) => {
  const { rows } = await sql<{ subject: string; rows: number }>`
    select subject, count(*)::int as rows from audit where actor = 'somebody' group by subject order by subject`.execute(
    ctx.db,
  )
  return rows.map(({ subject, rows }) => `${rows} × ${subject}`)
}

it('the log forgets changes that are older than AUDIT_DAYS, however many, and none of orders, money, parcels and terms', async () => {
  const shop = await openShopFor({ AUDIT_DAYS: '365' })
  for (const action of ['order.cancel', 'payment.open', 'refund.ask', 'dispute.note', 'parcel.send'])
    await write(shop, action, 400, 1200)
  await write(shop, 'shop-text.change', 400)
  await write(shop, 'part.update', 401, 7000)
  await write(shop, 'part.update', 366)
  await write(shop, 'part.update', 364)
  await purgeLog(shop.ctx)
  expect(await left(shop)).toEqual([
    '1200 × dispute.note 400',
    '1200 × order.cancel 400',
    '1200 × parcel.send 400',
    '1 × part.update 364',
    '1200 × payment.open 400',
    '1200 × refund.ask 400',
    '1 × shop-text.change 400',
  ])
})

it('without AUDIT_DAYS the log forgets nothing', async () => {
  const shop = await openShopFor()
  await write(shop, 'part.update', 4000)
  await purgeLog(shop.ctx)
  expect(await left(shop)).toEqual(['1 × part.update 4000'])
})
