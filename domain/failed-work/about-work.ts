import { sql } from 'kysely'

/** What failed work `f` is about, if it is still there: `kind`, `id`, and what people call it. */
export const aboutWork = sql`
  select * from (
    select 'order' as kind, o.id, o.number as name from orders o where o.id = coalesce(
      f.data ->> 'orderId',
      (select order_id from refund where id = f.data ->> 'refundId'),
      (select order_id from payment where id = f.data ->> 'paymentId'),
      (select order_id from parcel where id = f.data ->> 'parcelId'),
      (select p.order_id from provider_event e join payment p on p.intent_id = e.intent_id where e.id = f.data ->> 'eventId'),
      (select p.order_id from parcel_label l join parcel p on p.id = l.parcel_id where l.shipment = f.data ->> 'shipment'))
    union all
    select 'run', r.id, coalesce(r.about ->> 'file', r.id) from run r where r.id = f.data ->> 'runId'
    union all
    select 'part', p.id::text, p.number from part p where p.id::text = f.data ->> 'partId'
    union all
    select 'supplier', s.id::text, s.name from supplier s where s.id::text = f.data ->> 'supplierId'
  ) as things limit 1`
