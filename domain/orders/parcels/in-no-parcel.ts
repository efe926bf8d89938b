import { sql } from 'kysely'

/** Whether what is in a parcel `p` counts as packed: it was not unpacked again, and no other units stand in for it. */
export const countsAsPacked = sql`(p.unpacked_at is null and p.replaced_at is null)`

/** Units of an order's line `l` that are not cancelled and in no parcel yet. */
export const unitsInNoParcel = sql<number>`(l.quantity - l.cancelled - (
  select coalesce(sum(pl.quantity), 0) from parcel_line pl join parcel p on p.id = pl.parcel_id
  where pl.line_id = l.id and ${countsAsPacked}))::int`
