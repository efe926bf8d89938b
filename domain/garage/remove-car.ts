import { sql } from 'kysely'
import { userOf } from '#platform/access'
import type { Ctx } from '#platform/context'

/** Takes a car out of one's own garage, with all that was said of it; how many were there. */
export async function removeCar(ctx: Ctx, id: string): Promise<number> {
  const { id: owner } = userOf(ctx)
  const { numAffectedRows } = await sql`
    delete from garage_car where id = ${id} and user_id = ${owner}`.execute(ctx.db)
  return Number(numAffectedRows ?? 0)
}
