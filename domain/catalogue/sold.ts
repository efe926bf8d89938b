import { sql } from 'kysely'

/** Which parts `p` lists show. Their indexes hold no others (migration 0031). */
export const SOLD = sql`p.status = 'sold'`

/** Numbers `n` of hidden parts are nobody's. */
export const NOT_HIDDEN = sql`not exists (select from part h where h.id = n.part_id and h.status = 'hidden')`
