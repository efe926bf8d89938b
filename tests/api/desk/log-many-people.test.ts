import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeAdmin } from '../../support/shops/people.ts'
import { openShopFor } from '../../support/shops/shop.ts'

it('the log knows all who have a name, however many they are', async () => {
  const shop = await openShopFor()
  const { token } = await makeAdmin(shop)
  await sql`
    with people as (
      insert into users (id, name, email) select 'm' || n, 'Kim Many', 'm' || n || '@camber.example' from generate_series(1, 1100) n
      returning id
    )
    insert into audit (at, actor, action, subject) select now(), id, 'places.update', id from people`.execute(
    shop.ctx.db,
  )
  for (const query of ['q=kim+many', 'by=kim+many', 'q=kim+many&by=many']) {
    const found = new Set<string>()
    for (let next: string | null = `/log?${query}&limit=100`; next !== null;) {
      const { status, body } = await shop.call('GET', next, { token })
      expect(status).toBe(200)
      for (const { _id } of body.items) found.add(_id)
      next = body.next && `/log?${query}&limit=100&cursor=${encodeURIComponent(body.next)}`
    }
    expect(found.size).toBe(1100)
  }
})
