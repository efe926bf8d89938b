import { sql } from 'kysely'

/** Lost parcels of the order of a `parcel` that nobody sent once more. */
const lostOfOrder = sql`parcel gone where gone.order_id = parcel.order_id and gone.state = 'lost' and gone.replaced_at is null`
/** Whether an admin has sent the price of all that is lost of the order of a `parcel` back since: then nothing is left to do about it. */
export const isPaidBack = sql`(
  select sum(pl.quantity * l.price) from parcel_line pl join order_line l on l.id = pl.line_id
  where pl.parcel_id in (select gone.id from ${lostOfOrder})) <= (
  select coalesce(sum(amount), 0) from refund
  where order_id = parcel.order_id and code is null and state <> 'failed'
    and created_at >= (select min(gone.lost_at) from ${lostOfOrder}))`
