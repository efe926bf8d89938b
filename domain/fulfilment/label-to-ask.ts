import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { LabelAsked } from '#domain/delivery'
import type { OrderRow } from '#domain/orders'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import type { ParcelRow } from './parcel.ts'

type ToAsk = Omit<LabelAsked, 'grams'>

/**
 * What a carrier is asked for the label of a parcel, without its weight. Its key is the parcel's id, so that asking
 * again makes no second label. 409 `address-only-text` if the order's address is only a text, not in fields.
 */
export async function labelToAsk(ctx: Ctx, order: OrderRow, parcel: ParcelRow): Promise<ToAsk> {
  if (!order.ship_to) throw conflict('address-only-text', phrase('refusal.addressOnlyText'))
  const reference = `${order.number}-${parcel.number}`
  return { key: parcel.id, reference, ...(await wayOf(ctx, order, parcel)), to: order.ship_to }
}

type Way = Pick<LabelAsked, 'service' | 'from'>

/** The carrier's service of the method that was chosen, and where the parcel leaves. */
async function wayOf(ctx: Ctx, { delivery }: OrderRow, parcel: ParcelRow): Promise<Way> {
  const { rows } = await sql<Way>`
    select address as "from", coalesce(
      (select service from delivery_method where id::text = ${delivery?.id ?? ''}), '') as service
    from place where id = ${parcel.place_id}`.execute(ctx.db)
  return rows[0]!
}
