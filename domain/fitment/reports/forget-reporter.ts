import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Forgets where the sender of reports wanted to read what came of them. */
export async function forgetReporter(ctx: Ctx, email: string): Promise<void> {
  await sql`update fit_report set email = null where email = ${email}`.execute(ctx.db)
}
