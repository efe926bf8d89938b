import { type RawBuilder, sql } from 'kysely'

/** What each of so many units of `part p` costs. The only place that knows of breaks: orders and quotes ask it. */
export const priceFor = (quantity: RawBuilder<unknown>) => sql`least(p.price, (
  select b.price from price_break b where b.part_id = p.id and b.from_quantity <= ${quantity}
  order by b.from_quantity desc limit 1))`

/** The breaks of `part p`, as JSON. Those that its own price has come down to are none any more. */
export const breaksOfPart = sql`coalesce((
  select json_agg(json_build_object('from', b.from_quantity, 'price', b.price) order by b.from_quantity)
  from price_break b where b.part_id = p.id and b.price < p.price), '[]')`
