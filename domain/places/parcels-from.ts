import { sql } from 'kysely'

/** How many units of a row of `allocation a` have been packed at its place, and how many of these have been sent. */
export const parcelsFrom = sql`(
  select coalesce(sum(pl.quantity), 0)::int as packed,
    coalesce(sum(pl.quantity) filter (where p.sent_at is not null), 0)::int as sent
  from parcel p join parcel_line pl on pl.parcel_id = p.id join order_line ol on ol.id = pl.line_id
  where p.order_id = a.order_id and p.place_id = a.place_id and p.unpacked_at is null and p.replaced_at is null
    and ol.part_id = a.part_id)`
