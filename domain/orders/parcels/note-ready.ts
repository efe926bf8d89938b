import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { unitsInNoParcel } from './in-no-parcel.ts'
import type { OrderRow } from '../order.ts'
import { isCollected } from './parcels.ts'

/**
 * Mails the buyer that a locked order is ready to collect, if nothing of it is left to pack and all that is packed lies where
 * he collects it. Call it when units of it were packed, or were cancelled that were not. It does nothing for an order that is
 * sent.
 */
export async function noteReady(ctx: Ctx, order: OrderRow): Promise<void> {
  if (!isCollected(order)) return
  const { rows } = await sql<{ id: string; place_id: number }>`
    select id, place_id from parcel where order_id = ${order.id} and state = 'packed' and not exists (
      select from order_line l where l.order_id = ${order.id} and ${unitsInNoParcel} > 0)
    order by number desc`.execute(ctx.db)
  const here = order.delivery?.place?.id
  if (!rows[0] || rows.some(({ place_id }) => here !== undefined && place_id !== here)) return
  await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'ready-to-collect', parcelId: rows[0].id })
}
