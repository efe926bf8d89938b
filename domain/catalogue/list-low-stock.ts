import { sql } from 'kysely'
import { FEW } from '#common/constants'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'

export type LowStock = { _id: string; name: string; number: string; stock: number }

/** Parts of which few are left, the most bought first, for admins. */
export async function listLowStock(ctx: Ctx, limit: number): Promise<LowStock[]> {
  adminOf(ctx)
  const { rows } = await sql<LowStock>`
    select id::text as "_id", name, number, stock from part where stock <= ${sql.lit(FEW)} order by pop desc, id limit ${limit}`.execute(
    ctx.db,
  )
  return rows
}
