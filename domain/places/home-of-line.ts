import { sql } from 'kysely'

/** The place and shelf of the part of `order_line l` where nothing of it is allocated: the one where its stock is counted. */
export const homeOfLine = sql`
  select place_id, shelf from part_place where part_id = l.part_id order by free is not null, place_id limit 1`
