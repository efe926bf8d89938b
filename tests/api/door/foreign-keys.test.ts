import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What rows refer to, where reading a whole table at a deletion costs less than an index at each write. */
const WITHOUT_INDEX: Record<string, string> = {
  source: 'goes only with a supplier of which no file ever came, once; each row of the catalogue would be in the index',
  engine: 'never deleted',
  part_type: 'an admin deletes one now and then, and every part would be in the index',
  category: 'a table of some dozens of rows refers to it',
}

test('who deletes a row finds the rows that refer to it by an index', async () => {
  const { rows } = await sql<{ from: string; column: string; to: string }>`
    select c.conrelid::regclass::text as "from", a.attname as column, c.confrelid::regclass::text as "to"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any(c.conkey)
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', a.attname)))
    order by 1, 2`.execute(shop.ctx.db)
  expect(rows.filter(({ to }) => !(to in WITHOUT_INDEX))).toEqual([])
})
