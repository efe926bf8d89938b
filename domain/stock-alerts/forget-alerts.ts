import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { forgetJobs } from '#platform/jobs'

/** The job that forgets what somebody waited for whose account was removed, and itself, for it has their address. */
export async function forgetAlerts(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await sql`delete from stock_alert where email = ${email}`.execute(ctx.db)
  await forgetJobs(ctx.db, { email })
}
