import { sql } from 'kysely'
import type { CarrierEvent } from '#domain/delivery/schema'
import { giveUpRefunded, lockOrder, lockPartsOf, noteSent } from '#domain/orders'
import { type Ctx, tx } from '#platform/context'
import { nameOf } from '#platform/audit'
import { expectParcel } from './expect-parcel.ts'
import { delivered } from './note-delivered.ts'
import { lost } from './note-lost.ts'
import { lockParcel, partsIn, told } from './parcel.ts'

const HOUR = 3_600_000

/**
 * The job `note-tracking`: records what a carrier tells of a parcel, each event once. Events may come late, twice, or in
 * the wrong order: of delivered and lost the later one counts. A parcel that its carrier has was sent, whether or not
 * somebody noted it.
 */
export async function noteTracking(ctx: Ctx, event: CarrierEvent): Promise<void> {
  const { rows } = await sql<{ parcel_id: string }>`
    select parcel_id from parcel_label where shipment = ${event.shipment}`.execute(ctx.db)
  if (!rows[0]) return refuseUnknown(ctx, event)
  const id = rows[0].parcel_id
  const at = new Date(event.at)
  await tx(ctx, async (ctx) => {
    await sentByCarrier(ctx, id, at)
    const { rows: added } = await sql`
      insert into parcel_event (id, parcel_id, at, what, place, received_at)
      values (${event.id}, ${id}, ${at}, ${event.what}, ${event.place}, ${ctx.clock.now()})
      on conflict (id) do nothing returning id`.execute(ctx.db)
    const { parcel } = await lockParcel(ctx, id, null)
    if (added.length === 0 || !parcel.sent_at) return
    if (event.what === 'delivered' && (!parcel.delivered_at || parcel.delivered_at < at))
      await delivered(ctx, parcel, at)
    if (event.what === 'lost' && (!parcel.lost_at || parcel.lost_at < at)) await lost(ctx, parcel, at, null)
  })
}

/** Marks a packed parcel as sent, because its carrier has it. A refunded order then gives up what was not sent. */
async function sentByCarrier(ctx: Ctx, id: string, at: Date): Promise<void> {
  const { order, parcel } = await lockParcel(ctx, id, null)
  if (parcel.state !== 'packed') return
  const isRefunded = order.state === 'refunded'
  if (isRefunded) await lockPartsOf(ctx, order)
  await sql`
    update parcel set sent_at = ${at}, sent_by = ${nameOf(ctx.actor)}, version = version + 1 where id = ${id}`.execute(
    ctx.db,
  )
  await expectParcel(ctx, order, parcel)
  await noteSent(ctx, order, await partsIn(ctx, parcel))
  if (isRefunded) await giveUpRefunded(ctx, await lockOrder(ctx, order.id))
  await told(ctx, 'send', parcel)
}

/** An event may overtake the answer that brings its label: then it is tried again. Any other is not ours. */
async function refuseUnknown(ctx: Ctx, { shipment }: CarrierEvent): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - HOUR)
  const { rows } = await sql`
    select 1 from parcel_label where shipment is null and asked_at > ${since} limit 1`.execute(ctx.db)
  if (rows.length > 0) throw new Error(`no parcel has the shipment ${shipment} yet`)
  ctx.log.warn({ shipment }, 'a carrier tells of a parcel that is not ours')
}
