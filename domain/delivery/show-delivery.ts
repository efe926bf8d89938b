import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { daysAgo } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { methodAsJson } from './writing/method-record.ts'
import type { DeliveryRecord } from './schema.ts'
import { zoneAsJson } from './writing/zone-record.ts'

/** How long a holiday that is over is still shown. */
const SHOWN_DAYS = 365

/** All zones, methods and holidays as they are now, and how many parts have no weight. For admins. */
export async function showDelivery(ctx: Ctx): Promise<DeliveryRecord> {
  adminOf(ctx)
  const { rows } = await sql<Pick<DeliveryRecord, 'zones' | 'methods' | 'holidays' | 'unweighed'>>`
    select (
      select coalesce(jsonb_agg(${zoneAsJson} order by z.rank, z.id), '[]') from delivery_zone z) as zones, (
      select coalesce(jsonb_agg(${methodAsJson} order by m.rank, m.id), '[]') from delivery_method m) as methods, (
      select coalesce(jsonb_agg(jsonb_build_object('country', country, 'day', day, 'name', name) order by country, day), '[]')
      from holiday where day >= ${daysAgo(ctx, SHOWN_DAYS)}::date) as holidays, (
      select count(*)::int from part where weight_g is null and in_stock and status = 'sold') as unweighed`.execute(
    ctx.db,
  )
  const { prices, CARRIER_URL } = ctx.config
  return { amounts: 'minor', currency: prices.currency, ...rows[0]!, connected: CARRIER_URL !== undefined }
}
