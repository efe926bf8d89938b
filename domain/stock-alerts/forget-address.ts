import { sql } from 'kysely'
import { forgetInBin } from '#domain/catalogue'
import { forgetReporter } from '#domain/fitment'
import type { Ctx } from '#platform/context'
import { forgetJobs } from '#platform/jobs'

/**
 * The job that forgets the address of a removed account with what it waited for and what it reported of fits, also of deleted parts,
 * and itself, for it has the address too.
 */
export async function forgetAddress(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await sql`delete from stock_alert where email = ${email}`.execute(ctx.db)
  await forgetReporter(ctx, email)
  await forgetInBin(ctx, email)
  await forgetJobs(ctx.db, { email })
}
