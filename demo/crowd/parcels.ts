// How the crowd's orders went to the doorstep, in SQL. What was paid in the last days waits to be packed or is under way.

const MAKE_UP = "'system: crowd'"

/** When the parts of each paid order were packed, sent and delivered, or lost; of what is still to come, nothing. */
export const onTheWay = [
  `create temp table crowd_way on commit drop as
    select id, packed_at, case when sent_at < now() then sent_at end as sent_at,
      case when ends = 'delivered' and delivered_at < now() then delivered_at end as delivered_at,
      case when ends = 'lost' and lost_at < now() then lost_at end as lost_at
    from (
      select *, sent_at + lasts as delivered_at, sent_at + interval '9 days' as lost_at,
        case when sent_at < now() - interval '30 days' or lot > 0.02 then 'delivered' when lot > 0.005 then 'nowhere' else 'lost' end as ends
      from (
        select id, paid_at + waits as packed_at, paid_at + waits + interval '2 hours' as sent_at,
          interval '20 hours' + random() * interval '60 hours' as lasts, random() as lot
        from (select id, paid_at, interval '3 hours' + random() * interval '30 hours' as waits
          from crowd_end where was_paid and state <> 'refunded') as waiting
      ) as planned
    ) as ended where packed_at < now()`,
  `create unique index on crowd_way (id)`,
  `analyze crowd_way`,
]

/** One parcel for each place that an order's parts lie in, and what admins noted of it. */
export const parcels = [
  `create temp table crowd_packed on commit drop as
    select gen_random_uuid()::text as parcel_id, order_id, place_id, row_number() over (partition by order_id order by place_id) as number,
      array_agg(line_id) as lines
    from (
      select l.order_id, l.id as line_id, coalesce(
        (select place_id from allocation where order_id = l.order_id and part_id = l.part_id limit 1),
        (select place_id from part_place where part_id = l.part_id order by free is not null, place_id limit 1), 1) as place_id
      from crowd_way join order_line l on l.order_id = crowd_way.id
    ) as lies group by order_id, place_id`,
  `insert into parcel (id, order_id, place_id, number, packed_at, packed_by, sent_at, sent_by, carrier, tracking, delivered_at,
      lost_at, lost_why)
    select parcel_id, order_id, place_id, number, packed_at, ${MAKE_UP}, sent_at, case when sent_at is not null then ${MAKE_UP} end,
      case when sent_at is not null then 'Crowd Parcels' end,
      case when sent_at is not null then 'CR' || upper(left(replace(parcel_id, '-', ''), 12)) end, delivered_at, lost_at,
      case when lost_at is not null then 'not found' end
    from crowd_packed join crowd_way on crowd_way.id = order_id`,
  `insert into parcel_line (parcel_id, line_id, quantity)
    select parcel_id, l.id, l.quantity from crowd_packed, unnest(lines) as line_id join order_line l on l.id = line_id`,
  `update hold set sent = quantity from crowd_way w where w.id = hold.order_id and w.sent_at is not null`,
  `insert into audit (at, actor, action, subject, after)
    select at, ${MAKE_UP}, 'parcel.' || action, parcel_id, jsonb_build_object('order', order_id, 'state', state)
    from crowd_packed join crowd_way w on w.id = order_id, lateral (values
      (packed_at, 'pack', 'packed'), (sent_at, 'send', 'sent'), (delivered_at, 'deliver', 'delivered'), (lost_at, 'lose', 'lost')
    ) as did (at, action, state) where at is not null`,
]
