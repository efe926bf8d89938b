import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { alone, type Batches, inBatches } from '#platform/in-batches'
import { lockParts } from '../stock/lock-parts.ts'
import { changeParts } from './change-parts.ts'

/** So many are written in one transaction. */
const AT_ONCE = 1000

const starting: Batches<{ partId: number }> = {
  job: 'start-price',
  data: sql`jsonb_build_object('partId', part_id)`,
  dataOf: ({ partId }) => ({ partId }),
  async take(ctx, which, most) {
    const { rows } = await sql<{ partId: number }>`
      select distinct part_id as "partId" from price_to_come where starts_at <= ${ctx.clock.now()} and ${which}
      order by part_id limit ${most}`.execute(ctx.db)
    return rows
  },
  async work(ctx, due) {
    const now = ctx.clock.now()
    const ids = due.map(({ partId }) => partId)
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
  },
}

/** The job that puts prices in force whose time has come: of a part with several, the last one. */
export const startPrices = (ctx: Ctx): Promise<void> => inBatches(ctx, AT_ONCE, starting)

/** The job that does so for one part, which failed among others. */
export const startPrice = (ctx: Ctx, { partId }: { partId: number }): Promise<void> =>
  alone(ctx, { partId }, sql`part_id = ${partId}`, starting)
