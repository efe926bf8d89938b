import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'

type LowStock = { _id: string; name: string; number: string; stock: number }

/** Parts with few units left, the most popular first, for admins. */
export async function listLowStock(ctx: Ctx, limit: number): Promise<LowStock[]> {
  adminOf(ctx)
  const { rows } = await sql<LowStock>`
    select p.id::text as "_id", p.name, p.number, s.free as stock from stock s join part p on p.id = s.part_id
    where s.few and p.status = 'sold' order by p.pop desc, p.id limit ${limit}`.execute(ctx.db)
  return rows
}
