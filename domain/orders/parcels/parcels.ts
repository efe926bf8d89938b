import { sql } from 'kysely'
import { shopToday } from '#domain/catalogue'
import { isAdmin } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { fulfilmentOf } from './fulfilment.ts'
import { dueDay, QUIET_DAYS } from './late.ts'
import type { Fulfilment, Parcel } from './parcel-schema.ts'
import { isOver, isUnpaid, type State } from '../states.ts'

type StoredParcel = Omit<Parcel, 'late'>
/**
 * What `parcelsOfOrder` reads. Times are as PostgreSQL writes them into JSON; `today` is the shop's, and `due` the day by which
 * the order should have arrived; null: it is not paid.
 */
export type WithParcels = { parcels: StoredParcel[]; units: number; today: string; due: string | null }

const aParcel = (ctx: Ctx) => sql`jsonb_build_object('_id', p.id, 'number', p.number,
  'place', (select jsonb_build_object('id', id, 'name', name) from place where id = p.place_id), 'state', p.state,
  'lines', (select jsonb_agg(jsonb_build_object('line', l.position, 'quantity', pl.quantity) order by l.position)
    from parcel_line pl join order_line l on l.id = pl.line_id where pl.parcel_id = p.id),
  'packedAt', p.packed_at, 'sentAt', p.sent_at, 'carrier', p.carrier, 'tracking', p.tracking,
  'trackingUrl', p.tracking_url, 'arrives', case when p.arrives_from is not null then
    jsonb_build_object('from', p.arrives_from, 'to', p.arrives_to) end, 'deliveredAt', p.delivered_at, 'lostAt', p.lost_at,
  'events', (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'what', what, 'place', place) order by at, id), '[]')
    from parcel_event where parcel_id = p.id),
  'replaced', p.replaced_at is not null, 'replacedAt', p.replaced_at,
  'labelled', exists (select from parcel_label where parcel_id = p.id and shipment is not null), 'version', p.version)
  ${isAdmin(ctx) ? forAdmins : sql``}`
/** Of an account that is gone, and of what no person did, no name. */
const forAdmins = sql`|| jsonb_strip_nulls(jsonb_build_object('lostWhy', p.lost_why,
  'packedBy', (select name from users where id = p.packed_by), 'sentBy', (select name from users where id = p.sent_by)))`

/** Something of such an order waits to be sent. */
const WAITS: ReadonlySet<Fulfilment | null> = new Set(['to-pick', 'part-packed', 'packed', 'part-sent'])

/** An order's parcels that were not unpacked again, as JSON, how many units are not cancelled, and its days; of `orders o`. */
export const parcelsOfOrder = (ctx: Ctx) => sql`(
  select coalesce(jsonb_agg(${aParcel(ctx)} order by p.number), '[]')
  from parcel p where p.order_id = o.id and p.unpacked_at is null) as parcels, (
  select sum(quantity - cancelled)::int from order_line where order_id = o.id) as units, ${shopToday(ctx)}::text as today,
  to_char(${dueDay(ctx)}, 'YYYY-MM-DD') as due`

/** Whether a day is over in the shop's calendar. Both are ISO days, which compare as texts. */
const isPast = (day: string | null | undefined, today: string) => Boolean(day) && day! < today

const time = (stored: string) => new Date(stored).toISOString()

/** On its way, and so lately that somebody may still miss it; `isLate` asks the database the same. */
const isMissed = ({ state, sentAt }: StoredParcel, today: string) =>
  state === 'sent' && Date.parse(today) - Date.parse(sentAt!) < QUIET_DAYS * 24 * 3_600_000

const toParcel = (stored: StoredParcel, today: string): Parcel => ({
  ...stored,
  late: isMissed(stored, today) && isPast(stored.arrives?.to, today),
  packedAt: time(stored.packedAt),
  sentAt: stored.sentAt && time(stored.sentAt),
  deliveredAt: stored.deliveredAt && time(stored.deliveredAt),
  lostAt: stored.lostAt && time(stored.lostAt),
  replacedAt: stored.replacedAt && time(stored.replacedAt),
  events: stored.events.map((event) => ({ ...event, at: time(event.at) })),
})

/** One parcel, also one that was unpacked again; its order is the caller's to see. */
export async function showParcel(ctx: Ctx, id: string): Promise<Parcel> {
  const { rows } = await sql<{ parcel: StoredParcel; today: string }>`
    select ${aParcel(ctx)} as parcel, ${shopToday(ctx)}::text as today from parcel p where id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound('parcel')
  return toParcel(rows[0].parcel, rows[0].today)
}

type Delivered = { delivery?: { kind?: string } | null }

/** Whether an order's buyer collects it. */
export const isCollected = ({ delivery }: Delivered) => delivery?.kind === 'collect'

/** `parcels` and `fulfilment` of an order, only where there is something to tell. */
export function filledOf(row: Partial<WithParcels> & Delivered & { state: State }): {
  parcels?: Parcel[]
  fulfilment?: Fulfilment
  late?: true
} {
  const { parcels = [], units = 0, today = '', due, state } = row
  if (isUnpaid(state)) return {}
  const fulfilment = fulfilmentOf(parcels, { units, ends: isOver(state), collects: isCollected(row) })
  const isToCome = fulfilment === 'sent' ? parcels.some((one) => isMissed(one, today)) : WAITS.has(fulfilment)
  const isLate = isToCome && !isCollected(row) && isPast(due, today)
  return {
    ...(parcels.length > 0 && { parcels: parcels.map((parcel) => toParcel(parcel, today)) }),
    ...(fulfilment && { fulfilment }),
    ...(isLate && !isOver(state) && { late: true }),
  }
}
