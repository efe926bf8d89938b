import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { errorOf } from './error-of.ts'
import type { UnsentMails } from './schema.ts'

/** Jobs of mails that could not be sent and wait for another try. */
export const unsent = sql`name in ('send-mail', 'order-mail') and state = 'retry'`

/** Mails that could not be sent and will be tried again, and why the latest could not; null: none. For admins. */
export async function tellUnsentMails(ctx: Ctx): Promise<UnsentMails | null> {
  adminOf(ctx)
  const { rows } = await sql<{ count: number; since: Date; output: unknown }>`
    select count(*)::int as count, min(created_on) as since, (array_agg(output order by started_on desc))[1] as output
    from jobs.job where ${unsent}`.execute(ctx.db)
  const { count, since, output } = rows[0]!
  return count === 0 ? null : { count, since: since.toISOString(), error: errorOf(output) }
}
