import { type RawBuilder, sql } from 'kysely'

/**
 * What an entry `e` of the log is about, if it is still there: `kind` and `id` of what has a page, and what people call it.
 * Payments, refunds, disputes and parcels are told by their order.
 */
export const thingOf = sql`
  select * from (
    select 'part' as kind, p.id::text as id, p.name || ', ' || p.number as name from part p
    where e.kind = 'part' and p.id = case when e.subject ~ '^[0-9]{1,9}$' then e.subject::int end
    union all
    select 'order', o.id, o.number from orders o
    where e.kind in ('order', 'parcel', 'payment', 'refund', 'dispute') and o.id = case e.kind when 'order' then e.subject
      else coalesce(e.after ->> 'orderId', e.after ->> 'order', e.before ->> 'order') end
    union all
    select 'import', i.id, i.file_name from import i
    where e.kind = 'import' and e.action <> 'import.undo' and i.id = split_part(e.subject, ' ', 1)
    union all
    select 'run', r.id, r.about ->> 'file' from run r
    where (e.kind in ('bulk', 'grid', 'run') or e.action = 'import.undo') and r.id = e.subject
    union all
    select 'supplier', s.id::text, s.name from supplier s where e.kind in ('supplier', 'mapping') and s.id::text = e.subject
    union all
    select 'user', u.id, u.name from users u where e.kind in ('user', 'profile') and u.id = e.subject
  ) as things limit 1`

/** How a record of the log, the column `record`, names its thing. The log has an index by it (migration 0088). */
export function nameIn(record: string): RawBuilder<unknown> {
  const of = sql.ref(record)
  return sql`coalesce(${of} ->> 'name', ${of} ->> 'title', ${of} ->> 'blogTitle')`
}

/** What people called a thing that is gone, or has no page of its own. */
export const nameThen = sql`coalesce(
  ${nameIn('e.before')}, ${nameIn('e.after')}, e.after ->> 'fileName', e.before ->> 'email',
  case when e.kind = 'vehicle' and e.subject !~ '^[0-9]+$' then e.subject end)`
