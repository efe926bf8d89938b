import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** How many reports that a fit is wrong wait for a decision. */
export async function countFitReports(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from fit_report where decided_at is null`.execute(ctx.db)
  return rows[0]!.count
}
