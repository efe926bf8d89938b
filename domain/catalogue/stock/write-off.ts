import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { isThere, type OrderedPart, takeStock, type Wanted } from './stock.ts'

/**
 * Takes units that are gone for good out of the counted stock, in the caller's transaction. Returns them as `takeStock`
 * does, also of parts that nobody can order any more: if too few of some part are free, it takes nothing.
 */
export async function writeOff(ctx: Ctx, wanted: readonly Wanted[]): Promise<OrderedPart[]> {
  const parts = await takeStock(ctx, wanted, { parts: 'all', promises: false })
  if (isThere(parts, wanted))
    await sql`
      update stock set came_in = came_in - w.quantity
      from unnest(${wanted.map((one) => one.partId)}::int[], ${wanted.map((one) => one.quantity)}::int[])
        as w (part_id, quantity)
      where stock.part_id = w.part_id`.execute(ctx.db)
  return parts
}
