import { type RawBuilder, sql } from 'kysely'

/** Of such orders `o` nothing more is sent, and their money goes back. */
export const endsUnsent = sql`(o.cancelled_at is not null or o.state = 'refunded')`
/** Paid orders `o` that still wait for something to be sent. */
export const waitsToBeSent = sql`(o.paid_at is not null and o.filled_at is null and not ${endsUnsent})`
/** Orders `o` whose buyer collects them. */
export const collected = sql`(o.delivery ->> 'kind' is not distinct from 'collect')`

/** The orders of such parcels; of those from one place, where that is asked. */
export const ordersOfParcels = (where: RawBuilder<unknown>, place?: number) => sql`
  select order_id from parcel where ${where} and ${place === undefined ? sql`true` : sql`place_id = ${place}`}`
/** A `parcel` is on its way. */
export const isSent = sql`state = 'sent'`
