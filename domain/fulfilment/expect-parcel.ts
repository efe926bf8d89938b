import { sql } from 'kysely'
import { arriveIfPaidNow } from '#domain/delivery'
import type { OrderRow } from '#domain/orders'
import type { Ctx } from '#platform/context'
import type { ParcelRow } from './parcel.ts'

/** Stores when a parcel arrives that leaves now; nothing where its order was promised no day, or nobody can tell. */
export async function expectParcel(ctx: Ctx, { delivery, ship_to }: OrderRow, parcel: ParcelRow): Promise<void> {
  if (!delivery?.from || !ship_to) return
  const leaving = { place: parcel.place_id, hasLeft: true }
  const [days] = await arriveIfPaidNow(ctx, { method: delivery.id, country: ship_to.country, places: [leaving] })
  if (!days) return
  await sql`update parcel set arrives_from = ${days.from}, arrives_to = ${days.to} where id = ${parcel.id}`.execute(
    ctx.db,
  )
}
