import { sql } from 'kysely'
import { type Ctx, tx } from '#platform/context'
import { isAwaited, queueFilling } from './back-order.ts'
import { lockParts } from './lock-parts.ts'

/**
 * Sets how many units of parts are free to sell; null: they are not counted from now on. Updates `came_in` too, so that
 * it remains the sum of free, held and sold units. Where units are counted by place, triggers settle the difference
 * (migration 0014).
 */
export async function setStock(ctx: Ctx, parts: readonly { partId: number; stock: number | null }[]): Promise<void> {
  const ids = parts.map(({ partId }) => partId)
  await tx(ctx, async (ctx) => {
    await lockParts(ctx, ids)
    // Together: for each of these parts that the trigger of `stock` still finds, all triggers of `part` run.
    await sql`
      update part set in_stock = coalesce(g.free > 0, true)
      from unnest(${ids}::int[], ${parts.map(({ stock }) => stock)}::int[]) as g (part_id, free)
      where part.id = g.part_id and part.in_stock <> coalesce(g.free > 0, true)`.execute(ctx.db)
    await sql`
      with given as (
        select * from unnest(${ids}::int[], ${parts.map(({ stock }) => stock)}::int[]) as g (part_id, free)
      ), ended as (
        delete from stock using given g where stock.part_id = g.part_id and g.free is null
      )
      insert into stock as s (part_id, free, came_in)
      select part_id, free, free + coalesce(
        (select sum(quantity - waiting)::int from hold where part_id = g.part_id and state <> 'freed'), 0)
      from given g where free is not null
      on conflict (part_id) do update set free = excluded.free, came_in = s.came_in - s.free + excluded.free
      where s.free <> excluded.free`.execute(ctx.db)
    const { rows } = await sql<{ partId: number }>`
      select part_id as "partId" from stock s where part_id = any(${ids}::int[]) and free > 0 and ${isAwaited}`.execute(
      ctx.db,
    )
    await queueFilling(
      ctx,
      rows.map(({ partId }) => partId),
    )
  })
}
