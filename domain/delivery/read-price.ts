import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** What a part costs, in the smallest unit; undefined if it is not sold. */
export async function readPrice(ctx: Ctx, partId: number): Promise<number | undefined> {
  const { rows } = await sql<{
    price: number
  }>`select price from part where id = ${partId} and status = 'sold'`.execute(ctx.finder)
  return rows[0]?.price
}
