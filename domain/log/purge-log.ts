import { sql } from 'kysely'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'

/** So many rows are looked at together, so that no writer waits long. */
const AT_ONCE = 5000

/**
 * What happened to an order, its money and its parcels stays as long as they do, and so do the terms that were in force.
 * Refusals have days of their own.
 */
const STAYS = ['order', 'payment', 'refund', 'dispute', 'parcel', 'shop-text', 'admin', 'limit']

/** The job `purge-log`: forgets who changed what, once it is older than AUDIT_DAYS. Without that setting all of it stays. */
export async function purgeLog(ctx: Ctx): Promise<void> {
  const days = ctx.config.AUDIT_DAYS
  if (days === undefined) return
  const old = daysAgo(ctx, days)
  for (let place = { at: '-infinity', id: '0' }; ;) {
    const { rows } = await sql<{ at: string; id: string; looked: number }>`
      with piece as materialized (
        select id, at, action from audit
        where at < ${old} and (at, id) > (${place.at}::timestamptz, ${place.id}::bigint) order by at, id limit ${AT_ONCE}
      ), gone as (
        delete from audit a using piece p where a.id = p.id and split_part(p.action, '.', 1) <> all(${STAYS}::text[])
      )
      select at::text as at, id::text as id, (select count(*)::int from piece) as looked
      from piece order by piece.at desc, piece.id desc limit 1`.execute(ctx.db)
    const last = rows[0]
    if (!last || last.looked < AT_ONCE) return
    place = last
  }
}
