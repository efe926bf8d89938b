import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Whether anybody is an admin of the shop. */
export async function hasAdmin(ctx: Ctx): Promise<boolean> {
  const { rows } = await sql`select from users where role = 'admin' limit 1`.execute(ctx.db)
  return rows.length > 0
}
