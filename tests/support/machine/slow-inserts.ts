import { sql } from 'kysely'
import type { TestShop } from '../shops/shop.ts'

/** Runs `work` while each row that a table gets takes 50 ms to insert, so that calls at once are surely under way together. */
export async function whileSlow<T>(shop: TestShop, table: string, work: () => Promise<T>): Promise<T> {
  await sql`create function slow_insert() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.05); return new; end $$`.execute(shop.ctx.db)
  await sql`create trigger slow before insert on ${sql.table(table)} for each row execute function slow_insert()`.execute(
    shop.ctx.db,
  )
  try {
    return await work()
  } finally {
    await sql`drop function slow_insert cascade`.execute(shop.ctx.db)
  }
}
