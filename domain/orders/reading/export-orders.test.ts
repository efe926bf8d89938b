import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tx } from '#platform/context'
import { adminCtx } from '../../../tests/support/shops/people.ts'
import { openShopFor } from '../../../tests/support/shops/shop.ts'
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
  expect(text).toMatch(/Currency,Fit,Bill to,Purchase-order number,Units exchanged,Sent back,Still owed\r?\n/)
  expect(text).toMatch(/"Park Motors\nAccounts\n9 Ledger St\nReno, NV 89501\nUnited States",PO-77,0,0,0\r?\n/)
})

it('the file of orders says what was sent back, exchanged and cancelled of each, so that its sums add up', async () => {
  const shop = await openShopFor()
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until, paid_at, tranjaction_id, returned, owed)
    values ('part', 'CM-PART', 'Ada', 'ada@camber.test', '', 'USD', 11000, now(), now(), now(), 'pi', 2550, 700)`.execute(
    shop.ctx.db,
  )
  await sql`
    insert into order_line (order_id, position, number, name, brand, price, quantity, cancelled)
    values ('part', 1, 'GR-1', 'Disc', 'Grove', 3000, 4, 1)`.execute(shop.ctx.db)
  await sql`
    insert into adjustment (order_id, kind, code, amount) values ('part', 'discount', 'exchanged', -1000)`.execute(
    shop.ctx.db,
  )
  const [heads, row] = (await Array.fromAsync(exportOrders(await adminCtx(shop), {}))).join('').split('\r\n')
  const cells = Object.fromEntries(heads!.split(',').map((head, n) => [head, row!.split(',')[n]]))
  expect(cells).toMatchObject({
    Subtotal: '120',
    Total: '110',
    'Units exchanged': '10',
    'Sent back': '25.50',
    'Still owed': '7',
  })
  expect(cells['Parts']).toBe('4 x Grove GR-1 Disc (1 cancelled)')
})

it('the file of orders names each payment of an order, also those for changes', async () => {
  const shop = await openShopFor()
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until, paid_at, tranjaction_id)
    values ('changed', 'CM-CHANGED', 'Ada', 'ada@camber.test', '', 'USD', 9000, now(), now(), now(), 'pi_1')`.execute(
    shop.ctx.db,
  )
  await sql`
    insert into order_change (id, order_id, owed, credit, made_at, made_by, pay_until, ended_at, outcome)
    select 'change-' || n, 'changed', n * 100, 0, now(), 'admin', now(), now(), 'made' from generate_series(2, 3) n`.execute(
    shop.ctx.db,
  )
  await sql`
    insert into payment (id, order_id, change_id, amount, received, currency, state, intent_id, created_at, settled_at)
    select 'p' || n, 'changed', 'change-' || n, n * 100, n * 100, 'USD', 'succeeded', 'pi_' || n, now(), now() + n * interval '1 day'
    from generate_series(2, 3) n`.execute(shop.ctx.db)
  const text = (await Array.fromAsync(exportOrders(await adminCtx(shop), {}))).join('')
  expect(text).toContain(',pi_1; pi_2; pi_3,')
})

it('the file of orders says times as spreadsheets read them, in the time zone of the shop that its head names', async () => {
  const shop = await openShopFor()
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until, paid_at, tranjaction_id)
    values ('when', 'CM-WHEN', 'Ada', 'ada@camber.test', '', 'USD', 100, '2026-01-01T04:30:09.123Z', now(), '2026-07-01T04:30:00Z', 'pi')`.execute(
    shop.ctx.db,
  )
  const [heads, row] = (await Array.fromAsync(exportOrders(await adminCtx(shop), {}))).join('').split('\r\n')
  const cells = Object.fromEntries(heads!.split(',').map((head, n) => [head, row!.split(',')[n]]))
  expect(cells).toMatchObject({
    'Ordered at (America/New_York)': '2025-12-31 23:30:09',
    'Paid at (America/New_York)': '2026-07-01 00:30:00',
  })
})

it('the file of orders has every order once, newest first, with its own lines and sums', async () => {
  const shop = await openShopFor()
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until)
    select 'id-' || n, 'CM-' || n, 'Ada', 'ada@camber.test', '', 'USD', n * 3 + 5, now() - n * interval '1 minute', now()
    from generate_series(1, 1001) n`.execute(shop.ctx.db)
  await sql`
    insert into order_line (order_id, position, number, name, brand, price, quantity)
    select 'id-' || n, place, 'GR-' || n, 'Disc ' || place, 'Grove', n, place
    from generate_series(2, 1001) n, generate_series(1, 2) place`.execute(shop.ctx.db)
  await sql`
    insert into adjustment (order_id, kind, code, amount)
    select 'id-' || n, 'shipping', 'standard', 5 from generate_series(1, 1001) n`.execute(shop.ctx.db)
  const rows = (await Array.fromAsync(exportOrders(await adminCtx(shop), {}))).join('').trimEnd().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',')[0])).toEqual(Array.from({ length: 1001 }, (_, n) => `CM-${n + 1}`))
  expect(rows[0]).toMatch(/,0,0\.05,0\.05,/)
  expect(rows[1000]).toMatch(/,30\.03,0\.05,30\.08,.*,1 x Grove GR-1001 Disc 1; 2 x Grove GR-1001 Disc 2,/)
})
