import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** How many proposed corrections wait for a decision. */
export async function countCorrections(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from correction where decided_at is null`.execute(ctx.db)
  return rows[0]!.count
}
