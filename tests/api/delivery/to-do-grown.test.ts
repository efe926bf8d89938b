import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { countToDo, listToDo } from '#domain/fulfilment'
import { TO_DO } from '#domain/fulfilment/schema'
import { tx } from '#platform/context'
import { adminCtx } from '../../support/shops/people.ts'
import { openShopFor } from '../../support/shops/shop.ts'

it('what is to be done is found without reading the orders that are done', async () => {
  const shop = await openShopFor()
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until, paid_at, tranjaction_id, filled_at)
    select n, n, 'Ada', 'ada@camber.test', '', 'USD', 100, now(), now(), now(), n, now() from generate_series(1, 10000) n`.execute(
    shop.ctx.db,
  )
  await sql`analyze orders`.execute(shop.ctx.db)
  const read = await tx(await adminCtx(shop), async (ctx) => {
    await countToDo(ctx)
    for (const list of TO_DO) await listToDo(ctx, { list, number: [], limit: 50 })
    const { rows } = await sql<{ rows: number }>`
      select seq_tup_read::int as rows from pg_stat_xact_user_tables where relname = 'orders'`.execute(ctx.db)
    return rows[0]!.rows
  })
  expect(read).toBe(0)
})
