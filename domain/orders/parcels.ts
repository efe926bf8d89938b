import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { fulfilmentOf } from './fulfilment.ts'
import type { Fulfilment, Parcel } from './parcel-schema.ts'
import { isOver, isUnpaid, type State } from './states.ts'

/** What `parcelsOfOrder` reads. Times are as PostgreSQL writes them into JSON. */
export type WithParcels = { parcels: Parcel[]; units: number }

const aParcel = sql`jsonb_build_object('_id', p.id, 'number', p.number,
  'place', (select jsonb_build_object('id', id, 'name', name) from place where id = p.place_id), 'state', p.state,
  'lines', (select jsonb_agg(jsonb_build_object('line', l.position, 'quantity', pl.quantity) order by l.position)
    from parcel_line pl join order_line l on l.id = pl.line_id where pl.parcel_id = p.id),
  'packedAt', p.packed_at, 'sentAt', p.sent_at, 'carrier', p.carrier, 'tracking', p.tracking,
  'trackingUrl', p.tracking_url, 'arrives', case when p.arrives_from is not null then
    jsonb_build_object('from', p.arrives_from, 'to', p.arrives_to) end, 'deliveredAt', p.delivered_at, 'lostAt', p.lost_at,
  'events', (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'what', what, 'place', place) order by at, id), '[]')
    from parcel_event where parcel_id = p.id),
  'replaced', p.replaced_at is not null,
  'labelled', exists (select from parcel_label where parcel_id = p.id and shipment is not null), 'version', p.version)`

/** An order's parcels that were not unpacked again, as JSON, and how many units are not cancelled; of `orders o`. */
export const parcelsOfOrder = sql`(
  select coalesce(jsonb_agg(${aParcel} order by p.number), '[]')
  from parcel p where p.order_id = o.id and p.unpacked_at is null) as parcels, (
  select sum(quantity - cancelled)::int from order_line where order_id = o.id) as units`

const time = (stored: string) => new Date(stored).toISOString()

const toParcel = (stored: Parcel): Parcel => ({
  ...stored,
  packedAt: time(stored.packedAt),
  sentAt: stored.sentAt && time(stored.sentAt),
  deliveredAt: stored.deliveredAt && time(stored.deliveredAt),
  lostAt: stored.lostAt && time(stored.lostAt),
  events: stored.events.map((event) => ({ ...event, at: time(event.at) })),
})

/** One parcel, also one that was unpacked again; its order is the caller's to see. */
export async function showParcel(ctx: Ctx, id: string): Promise<Parcel> {
  const { rows } = await sql<{ parcel: Parcel }>`select ${aParcel} as parcel from parcel p where id = ${id}`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound('parcel')
  return toParcel(rows[0].parcel)
}

type Delivered = { delivery?: { kind?: string } | null }

/** Whether an order's buyer collects it. */
export const isCollected = ({ delivery }: Delivered) => delivery?.kind === 'collect'

/** `parcels` and `fulfilment` of an order, only where there is something to tell. */
export function filledOf(row: Partial<WithParcels> & Delivered & { state: State }): {
  parcels?: Parcel[]
  fulfilment?: Fulfilment
} {
  const { parcels = [], units = 0, state } = row
  if (isUnpaid(state)) return {}
  const fulfilment = fulfilmentOf(parcels, { units, ends: isOver(state), collects: isCollected(row) })
  return { ...(parcels.length > 0 && { parcels: parcels.map(toParcel) }), ...(fulfilment && { fulfilment }) }
}
