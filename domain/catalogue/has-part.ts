import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Whether the part exists for everybody. Locks it against deletion until the caller's transaction ends. */
export async function hasPart(ctx: Ctx, partId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from part where id = ${partId} and status <> 'hidden' for key share`.execute(
    ctx.db,
  )
  return rows.length > 0
}
