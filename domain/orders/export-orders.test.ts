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

it('the file of orders says whom each bill is for, and the number that its buyer gave it', async () => {
  const shop = await openShopFor()
  const billTo = {
    name: 'Accounts',
    line1: '9 Ledger St',
    city: 'Reno',
    region: 'NV',
    postcode: '89501',
    country: 'US',
  }
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until, company, bill_to, po_number)
    values ('two', 'CM-TWO', 'Ada', 'ada@camber.test', '', 'USD', 100, now(), now(), 'Park Motors',
      ${JSON.stringify(billTo)}, 'PO-77')`.execute(shop.ctx.db)
  const text = (await Array.fromAsync(exportOrders(await adminCtx(shop), {}))).join('')
  expect(text).toMatch(/Currency,Fit,Bill to,Purchase-order number\r?\n/)
  expect(text).toMatch(/"Park Motors\nAccounts\n9 Ledger St\nReno, NV 89501\nUnited States",PO-77\r?\n/)
})
