import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** The job that forgets what somebody waited for whose account was removed. */
export async function forgetAlerts(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await sql`delete from stock_alert where email = ${email}`.execute(ctx.db)
}
