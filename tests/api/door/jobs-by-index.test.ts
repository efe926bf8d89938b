import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showOverview } from '#domain/overview'
import { type Ctx, tx } from '#platform/context'
import type { Worker } from '#platform/jobs'
import { startWork } from '../../../run/job-table.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { newSupplierId } from '../../support/files/read-files.ts'
import { adminCtx, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

/** So many rows a table has of which nothing is to be done. */
const MANY = 10_000

/** Jobs that read all rows by their nature, or a table that stays small. */
const READ_ALL: Record<string, string> = {
  'check-fitment': 'compares all data of fit, once a night',
  'tidy-counts': 'adds all of the table up',
  'tidy-words': 'adds all of the table up',
  'purge-imports': 'compares the files on the disk with the table, once a night',
}

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await grow()
})
afterAll(() => shop.close())

/** Fills what jobs read with rows that they leave alone. */
async function grow(): Promise<void> {
  const { db } = shop.ctx
  const { id: user } = await signUp(shop)
  const part = Number(await addPart(shop, { stock: 0 }))
  const supplier = Number(await newSupplierId(await adminCtx(shop)))
  const rows = sql`from generate_series(1, ${sql.lit(MANY)}) n`
  const soon = sql`now() + interval '1 day'`
  await sql`insert into part (type_id, brand_id, number, name, price) select 0, 0, 'MANY-' || n, 'One of many', 100 ${rows}`.execute(
    db,
  )
  await sql`analyze part`.execute(db)
  const filled: Record<string, RawBuilder<unknown>> = {
    sessions: sql`(id, user_id, token, expires_at) select 's' || n, ${user}, 't' || n, ${soon} ${rows}`,
    verifications: sql`(id, identifier, value, expires_at) select 'v' || n, 'i' || n, '', ${soon} ${rows}`,
    access_tokens: sql`(hash, user_id, session_id, role, expires_at) select n::text::bytea, ${user}, 's' || n, 'customer', ${soon} ${rows}`,
    rate_limits: sql`(key, points, expire) select 'k' || n, 1, 9e15 ${rows}`,
    audit: sql`(at, actor, action, subject) select now(), 'admin', 'part.change', n ${rows}`,
    stock_alert: sql`(part_id, email, created_at) select ${part}, n || '@camber.test', now() ${rows}`,
    idempotency_key: sql`(user_id, key, fingerprint, lease_until, created_at) select ${user}, n, '', now(), now() ${rows}`,
    guest_idempotency_key: sql`(key, fingerprint, lease_until, created_at) select n, '', now(), now() ${rows}`,
    carrier_event: sql`(id, body, received_at) select n, '', now() ${rows}`,
    provider_event: sql`(id, type, body, received_at, handled_at) select n, '', '', now(), now() ${rows}`,
    run: sql`(id, kind, about, actor, started_at, ended_at) select n, 'bulk', '{}', 'admin', now(), now() ${rows}`,
    run_change: sql`(run_id, part_id, field) select n, ${part}, 'price' ${rows}`,
    import: sql`(id, supplier_id, file_name, bytes, state, created_by, created_at, applied_at) select n, ${supplier}, 'a.csv', 1, 'applied', 'admin', now(), now() ${rows}`,
    search_log: sql`(day, words, searches, nothing, found, read_as, set_aside, answers) select now(), n, 1, 0, 1, '[]', '{}', '{}' ${rows}`,
    orders: sql`(id, number, name, email, phone, currency, total, created_at, hold_until, paid_at, tranjaction_id, counted_at)
      select n, n, 'Ada', 'ada@camber.test', '', 'USD', 100, now(), now(), now(), n, now() ${rows}`,
    payment: sql`(id, order_id, currency, amount, received, intent_id, state, created_at)
      select n, n, 'USD', 100, 100, n, 'succeeded', now() ${rows}`,
    refund: sql`(id, payment_id, order_id, currency, amount, reason, state, asked_by, created_at)
      select n, n, n, 'USD', 1, '', 'succeeded', 'admin', now() ${rows}`,
    order_change: sql`(id, order_id, owed, credit, made_at, made_by, pay_until, ended_at, outcome)
      select n, n, 1, 0, now(), 'admin', now(), now(), 'lapsed' ${rows}`,
    order_message: sql`(order_id, at, who, by_shop, body) select n, now() - interval '60 days', 'Ada', false, 'When?' ${rows}`,
    price_to_come: sql`(part_id, starts_at, price) select ${part}, now() + n * interval '1 day', 100 ${rows}`,
    stock: sql`(part_id, free, came_in) select id, 100, 100 from part where number like 'MANY-%'`,
    part_bin: sql`(part_id, name, number, brand, rows, deleted_at, deleted_by) select -n, '', '', '', '{}', now(), '' ${rows}`,
  }
  for (const [table, rows] of Object.entries(filled)) {
    await sql`insert into ${sql.table(table)} ${rows}`.execute(db)
    await sql`analyze ${sql.table(table)}`.execute(db)
  }
}

/** The tables of which this transaction has read as many rows, along an index or without one, and how many. */
async function readWhole({ db }: Ctx): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname as "table", (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
    where seq_tup_read + coalesce(idx_tup_fetch, 0) >= ${MANY}`.execute(db)
  return Object.fromEntries(rows.map(({ table, rows }) => [table, rows]))
}

test('no scheduled job reads a table whole that grows with the shop', async () => {
  const found = await tx(shop.ctx, async (ctx) => {
    const jobs: Record<string, () => Promise<void>> = {}
    await startWork(ctx, {
      ...(ctx.jobs as Worker),
      handle: async () => {},
      every: async (name, _cron, work) => void (jobs[name] = work),
    })
    const found: string[] = []
    for (const [name, work] of Object.entries(jobs)) {
      if (name in READ_ALL) continue
      const before = await readWhole(ctx)
      await work()
      for (const [table, rows] of Object.entries(await readWhole(ctx)))
        if (rows - (before[table] ?? 0) >= MANY) found.push(`${name}: ${table}`)
    }
    return found
  })
  expect(found).toEqual([])
})

/** What the overview reads much of by its nature. */
const COUNTED: Record<string, string> = {
  orders: 'are counted by their state, and for 30 days by what was paid',
  payment: 'as the orders',
  order_line: 'as the orders',
  part: 'of which few are left may be many',
}

test('the overview reads no table whole for what waits for an admin', async () => {
  const admin = await adminCtx(shop)
  const read = await tx(admin, async (ctx) => {
    await showOverview(ctx)
    return readWhole(ctx)
  })
  expect(Object.keys(read).filter((table) => !(table in COUNTED))).toEqual([])
})
