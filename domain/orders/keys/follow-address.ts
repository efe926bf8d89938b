import { sql } from 'kysely'
import { moveAlerts } from '#domain/stock-alerts'
import { type Ctx, tx } from '#platform/context'

type Moved = { userId: string; email: string; verified: boolean; to: string }

/**
 * The job `follow-address`, after an account's e-mail address was changed: mails about its orders, and about parts that it waits for, go
 * to the new one. What waits at an address that was never proved may be another person's, and stays.
 */
export const followAddress = (ctx: Ctx, { userId, email, verified, to }: Moved): Promise<void> =>
  tx(ctx, async (ctx) => {
    // Another change may have come meanwhile, and its own job follows that.
    await sql`update orders set email = ${to} where user_id = ${userId} and email = ${email}`.execute(ctx.db)
    if (verified) await moveAlerts(ctx, { from: email, to })
  })
