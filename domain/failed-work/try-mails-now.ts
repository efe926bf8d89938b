import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { unsent } from './tell-unsent-mails.ts'

/** Has mails that wait after a failure tried at once; each such try comes on top of its tries. Returns how many. For admins. */
export const tryMailsNow = (ctx: Ctx): Promise<number> =>
  tx(ctx, async (ctx) => {
    adminOf(ctx)
    const { rows } = await sql`
      update jobs.job set start_after = now(), retry_limit = retry_limit + 1
      where ${unsent} and start_after > now() returning id`.execute(ctx.db)
    if (rows.length > 0)
      await recordAudit(ctx, { what: 'work.mails-now', id: 'mails', before: null, after: { mails: rows.length } })
    return rows.length
  })
