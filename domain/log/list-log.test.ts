import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tx } from '#platform/context'
import { adminCtx } from '../../tests/support/shops/people.ts'
import { openShopFor } from '../../tests/support/shops/shop.ts'
import { listLog } from './list-log.ts'

it('a search of a long log reads what it finds, and not all that ever happened', async () => {
  const shop = await openShopFor()
  await sql`
    insert into audit (at, actor, action, subject, after)
    select now() - n * interval '1 minute', 'actor-' || n % 5000, 'payment.open', 'payment-' || n,
      jsonb_build_object('orderId', 'order-' || n % 10000)
    from generate_series(1, 40000) n`.execute(shop.ctx.db)
  await sql`
    insert into audit (at, actor, action, subject, before, after)
    select now() - n * interval '1 minute', 'actor-0', 'brand.update', n, jsonb_build_object('name', 'Brand ' || n),
      jsonb_build_object('name', 'Later ' || n)
    from generate_series(1, 20000) n`.execute(shop.ctx.db)
  await sql`insert into users (id, name, email) values ('actor-7', 'Ada Seldom', 'ada.seldom@camber.example')`.execute(
    shop.ctx.db,
  )
  await sql`analyze audit`.execute(shop.ctx.db)
  const admin = await adminCtx(shop)
  const asked = async (query: { q: string } | { by: string }) =>
    tx(admin, async (ctx) => {
      const { items } = await listLog(ctx, { ...query, limit: 100 })
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'audit'`.execute(
        ctx.db,
      )
      return { found: items.length, read: rows[0]!.read }
    })
  for (const [query, found] of [
    [{ q: 'order-77' }, 4],
    [{ q: 'payment-77' }, 1],
    [{ q: 'ada seldom' }, 8],
    [{ by: 'ada seldom' }, 8],
    [{ q: 'brand 12345' }, 1],
    [{ q: 'LATER 18888' }, 1],
    [{ q: 'nothing of the kind' }, 0],
  ] as const) {
    const { read, ...is } = await asked(query)
    expect(is).toEqual({ found })
    expect(read).toBeLessThan(100)
  }
})
