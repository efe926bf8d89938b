import { sql } from 'kysely'

/**
 * The place and shelf of the part of `order_line l`, of which nothing is allocated: where it lies uncounted, else the first of
 * its places.
 */
export const homeOfLine = sql`
  select place_id, shelf from part_place where part_id = l.part_id order by free is not null, place_id limit 1`
