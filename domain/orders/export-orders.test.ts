import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tx } from '#platform/context'
import { adminCtx } from '../../tests/support/people.ts'
import { openShopFor } from '../../tests/support/shop.ts'
import { exportOrders } from './export-orders.ts'

it('the file of orders reads nothing that it does not tell: no parcels and no disputes', async () => {
  const shop = await openShopFor()
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until, paid_at, tranjaction_id)
    values ('one', 'CM-ONE', 'Ada', 'ada@camber.test', '', 'USD', 100, now(), now(), now(), 'one')`.execute(shop.ctx.db)
  const [lines, read] = await tx(await adminCtx(shop), async (ctx) => {
    const lines = await Array.fromAsync(exportOrders(ctx, {}))
    const { rows } = await sql<{ table: string }>`
      select relname as "table" from pg_stat_xact_user_tables where seq_scan + idx_scan > 0`.execute(ctx.db)
    return [lines, rows.map(({ table }) => table)]
  })
  expect(lines).toHaveLength(2)
  expect(read).toEqual(expect.arrayContaining(['orders', 'order_line', 'adjustment']))
  expect(read).not.toEqual(expect.arrayContaining(['parcel']))
  expect(read).not.toEqual(expect.arrayContaining(['dispute']))
})
