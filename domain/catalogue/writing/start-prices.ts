import { sql } from 'kysely'
import { type Ctx, tx } from '#platform/context'
import { lockParts } from '../lock-parts.ts'
import { changeParts } from './change-parts.ts'

/** So many are written in one transaction. */
const AT_ONCE = 1000

/** The job that puts prices in force whose time has come: of a part with several, the last one. */
export async function startPrices(ctx: Ctx): Promise<void> {
  for (;;) {
    const started = await tx(ctx, async (ctx) => {
      const now = ctx.clock.now()
      const { rows: due } = await sql<{ id: number }>`
        select distinct part_id as id from price_to_come where starts_at <= ${now} order by part_id limit ${AT_ONCE}`.execute(
        ctx.db,
      )
      const ids = due.map(({ id }) => id)
      // An admin who takes a price back has locked its part: what he leaves is read after him.
      await lockParts(ctx, ids)
      const { rows } = await sql<{ partId: number; price: number }>`
        select part_id as "partId", (array_agg(price order by starts_at desc))[1] as price from price_to_come
        where part_id = any(${ids}::int[]) and starts_at <= ${now} group by part_id`.execute(ctx.db)
      await changeParts(
        ctx,
        rows.map(({ partId, price }) => ({ partId, fields: { price } })),
      )
      await sql`
        delete from price_to_come
        where part_id = any(${ids}::int[]) and starts_at <= ${now}`.execute(ctx.db)
      return ids.length
    })
    if (started < AT_ONCE) return
  }
}
