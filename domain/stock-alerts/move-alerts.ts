import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** What somebody waits for at one address comes to another one of theirs. */
export async function moveAlerts(ctx: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    with moved as (delete from stock_alert where email = ${from} returning part_id, created_at, back_at)
    insert into stock_alert (part_id, email, created_at, back_at) select part_id, ${to}, created_at, back_at from moved
    on conflict do nothing`.execute(ctx.db)
}
