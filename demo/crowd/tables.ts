import { onTheWay, parcels } from './parcels.ts'

// The crowd in SQL, each statement for all rows at once. `crowd.people` and `crowd.orders` say how many there shall be, `crowd.currency`
// in what they pay. What they pay is whole dollars.

const FIRST = `'Ada','Ben','Carla','David','Elif','Femi','Grace','Hugo','Ines','Jonas','Kim','Lena','Marco','Nadia','Omar','Petra',
  'Quinn','Rosa','Sam','Tara','Umut','Vera','Will','Xenia','Yara','Zoe','Aiko','Bruno','Chloe','Dario','Emma','Finn'`
const LAST = `'Adams','Berg','Costa','Diaz','Evans','Fischer','Garcia','Haas','Ito','Jensen','Kaya','Lopez','Meyer','Novak','Olsen',
  'Patel','Quist','Rossi','Silva','Tanaka','Ueda','Varga','Weber','Xu','Yilmaz','Zimmer','Baker','Clark','Dupont','Klein'`

/** People numbered on from those who are there, who came over the last two years, ever more of them. */
export const people = `
  insert into users (id, name, email, email_verified, seen_at, created_at, updated_at)
  select gen_random_uuid()::text, first || ' ' || last, lower(first || '.' || last) || '.' || n || '@crowd.example',
    luck < 0.9, came + luck * (now() - came), came, came
  from (
    select n, random() as luck, now() - (1 - sqrt(random())) * interval '730 days' as came,
      (array[${FIRST}])[1 + n * 7919 % 32] as first, (array[${LAST}])[1 + n * 104729 / 32 % 30] as last
    from generate_series(
      (select count(*) from users where email like '%@crowd.example') + 1, current_setting('crowd.people')::int) n
  ) as come`

const MAKE_UP = "'system: crowd'"

const STREETS = `'Alder','Birch','Canal','Depot','Elm','Foundry','Garden','Hill','Iron','Juniper','Kiln','Lake','Mill'`
/** Towns with a postcode of each, as the postal service writes them. */
const TOWNS = `'Austin/TX/78701','Boise/ID/83702','Columbus/OH/43215','Denver/CO/80202','Erie/PA/16501','Fresno/CA/93721',
  'Macon/GA/31201','Omaha/NE/68102','Reno/NV/89501','Salem/OR/97301','Tulsa/OK/74103'`

/** The orders: first everything about them in temporary tables, then the shop's own tables from those. */
export const orders = [
  // What can be bought, the most popular first, and for which car.
  `create temp table crowd_part on commit drop as
    select (row_number() over (order by p.pop desc, p.id))::int as rank, p.id, p.number, p.name, b.name as brand, p.price,
      exists (select from stock where part_id = p.id) as counted, p.quantity,
      coalesce(p.img, '/pictures/parts/' || t.picture || '-three-quarter.640.webp') as img
    from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.type_id`,
  `create unique index on crowd_part (rank)`,
  `create temp table crowd_person on commit drop as
    select (row_number() over ())::int as place, id, name, email, created_at from users where email like '%@crowd.example'`,
  `create unique index on crowd_person (place)`,
  `analyze crowd_part, crowd_person`,

  // Who orders, when, and how it ends. Few orders are new enough to be waiting for their money. Their numbers are scattered
  // over all that there are by a prime, so that no two are the same.
  `create temp table crowd_order on commit drop as
    select n, gen_random_uuid()::text as id, gen_random_uuid()::text as payment, gen_random_uuid()::text as refund,
      'CM-' || left(code, 4) || '-' || right(code, 4) as number, u.id as user_id, u.name, u.email,
      '+1 555 ' || lpad((n * 7919 % 10000000)::text, 7, '0') as phone,
      case when lot < 0.001 then now() - random() * interval '20 minutes'
        else u.created_at + random() * (now() - interval '1 day' - u.created_at) end as at,
      case when lot < 0.001 then 'placed' when lot < 0.08 then 'expired' when lot < 0.13 then 'cancelled'
        when lot < 0.15 then 'part-refunded' when lot < 0.18 then 'refunded' else 'paid' end as state
    from (
      select n, random() as lot, 1 + floor(random() * (select count(*) from crowd_person))::int as place,
        (select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', (n * 412345678913 % 656100000000 / power(30, k)::bigint % 30)::int + 1, 1), '' order by k)
          from generate_series(0, 7) k) as code
      from generate_series(
        (select count(*) from orders where email like '%@crowd.example') + 1, current_setting('crowd.orders')::int) n
    ) as drawn join crowd_person u using (place)`,
  `create unique index on crowd_order (id)`,
  `analyze crowd_order`,

  // One to three different parts each, popular ones more often.
  `create temp table crowd_line on commit drop as
    select o.id as order_id, (row_number() over (partition by o.id order by p.id) - 1)::smallint as position, p.id as part_id,
      p.number, p.name, p.brand, p.price, p.quantity, p.img, p.counted
    from (
      select distinct n, 1 + floor(power(random(), 2.5) * (select count(*) from crowd_part))::int as rank
      from crowd_order, generate_series(1, 1 + n % 3)
    ) as chosen join crowd_order o using (n) join crowd_part p using (rank)`,
  `create index on crowd_line (order_id)`,
  `analyze crowd_line`,

  // An order of too few dollars cannot give some of them back.
  `create temp table crowd_sum on commit drop as
    select o.*, l.subtotal, case when l.subtotal > 9900 then 0 else l.subtotal * 5 / 10000 * 100 end as shipping,
      case when l.subtotal > 9900 then l.subtotal * 5 / 10000 * 100 else 0 end as saved,
      o.state in ('paid', 'part-refunded', 'refunded') as was_paid, 'pi_crowd_' || replace(o.payment, '-', '') as intent,
      o.at + interval '4 minutes' as paid_at, v.vehicle
    from crowd_order o
    join (select order_id, sum(price * quantity)::int as subtotal from crowd_line group by 1) l on l.order_id = o.id
    left join lateral (
      select jsonb_build_object('make', make.name, 'model', model.name, 'year', f.year_from) as vehicle
      from crowd_line l join application f on f.part_id = l.part_id
        join model on model.id = model_id join make on make.id = make_id
      where l.order_id = o.id limit 1) v on true`,
  `update crowd_sum set state = 'paid' where state = 'part-refunded' and subtotal < 1000`,
  `create temp table crowd_end on commit drop as
    select *, subtotal + shipping as total,
      case state when 'refunded' then subtotal + shipping when 'part-refunded' then subtotal / 200 * 100 else 0 end as back,
      case state when 'cancelled' then at + interval '9 minutes' when 'refunded' then paid_at + interval '3 hours' end as cancelled_at,
      case state when 'cancelled' then user_id when 'refunded' then 'system: payments' end as cancelled_by,
      case state when 'cancelled' then 'asked-for' when 'refunded' then 'refunded-unsent' end as cancelled_why
    from crowd_sum`,
  `analyze crowd_sum, crowd_end`,
  `create temp table crowd_home on commit drop as
    select id, (100 + n % 1900)::text || ' ' || (array[${STREETS}])[1 + n % 13] || ' Street' as line1,
      split_part(town, '/', 1) as city, split_part(town, '/', 2) as region, split_part(town, '/', 3) as postcode
    from (select id, n, (array[${TOWNS}])[1 + n % 11] as town from crowd_order) as drawn`,
  `create unique index on crowd_home (id)`,
  ...onTheWay,

  `insert into orders (id, number, user_id, name, email, phone, currency, total, hold_until, released_at, vehicle, created_at,
      tranjaction_id, paid_at, counted_at, returned, cancelled_at, cancelled_by, cancelled_why, address, ship_to, filled_at)
    select id, number, user_id, name, email, phone, current_setting('crowd.currency'), total, at + interval '30 minutes',
      case when state = 'expired' then at + interval '31 minutes' else cancelled_at end, vehicle, at,
      case when was_paid then intent end, case when was_paid then paid_at end, case when was_paid then paid_at end, back,
      cancelled_at, cancelled_by, cancelled_why,
      concat_ws(chr(10), name, line1, city || ', ' || region || ' ' || postcode, 'United States'),
      jsonb_build_object('name', name, 'line1', line1, 'city', city, 'region', region, 'postcode', postcode, 'country', 'US'), sent_at
    from crowd_end join crowd_home using (id) left join crowd_way using (id)`,
  `insert into order_line (order_id, position, part_id, number, name, brand, price, quantity, img)
    select l.order_id, position, part_id, l.number, l.name, brand, price, quantity, img from crowd_line l`,
  `insert into adjustment (order_id, kind, code, amount)
    select id, 'shipping', 'standard', shipping + saved from crowd_sum where shipping + saved > 0
    union all select id, 'discount', 'free-shipping', -saved from crowd_sum where saved > 0`,
  `insert into hold (order_id, part_id, quantity, state)
    select l.order_id, l.part_id, l.quantity,
      case when o.state = 'refunded' then 'freed' when o.was_paid then 'claimed' when o.state = 'placed' then 'held' else 'freed' end
    from crowd_line l join crowd_sum o on o.id = l.order_id where l.counted`,
  `insert into allocation (order_id, part_id, place_id, quantity)
    select h.order_id, h.part_id, (select place_id from part_place where part_id = h.part_id order by 1 limit 1), h.quantity
    from hold h join stock s using (part_id) where s.spread and h.state <> 'freed' and h.order_id in (select id from crowd_order)`,
  ...parcels,
  // What was sold had come in before: what is free to sell stays as it is.
  `update stock set came_in = came_in + taken
    from (select l.part_id, sum(l.quantity)::int as taken from crowd_line l join crowd_sum o on o.id = l.order_id
      where l.counted and o.state in ('paid', 'part-refunded', 'placed') group by 1) t
    where stock.part_id = t.part_id`,

  `insert into order_event (order_id, at, who, from_state, to_state, code, why)
    select id, at, who, from_state, to_state, code, why from (
      select n, 1 as step, id, at, user_id as who, null as from_state, 'placed' as to_state, null as code, null as why from crowd_sum
      union all select n, 2, id, paid_at, 'system: payments', 'placed', 'paid', null, null from crowd_sum where was_paid
      union all select n, 2, id, at + interval '31 minutes', 'system: jobs', 'placed', 'expired', 'not-in-time', null
        from crowd_sum where state = 'expired'
      union all select n, 2, id, at + interval '9 minutes', user_id, 'placed', 'cancelled', 'asked-for', null
        from crowd_sum where state = 'cancelled'
      union all select n, 3, id, paid_at + interval '3 hours', 'system: payments', 'paid', 'cancelled', 'refunded-unsent', null
        from crowd_sum where state = 'refunded'
      union all select n, 4, id, paid_at + interval '3 hours', 'system: payments',
        case state when 'refunded' then 'cancelled' else 'paid' end, state, null, 'sent back'
        from crowd_sum where state in ('part-refunded', 'refunded')
    ) as happened order by n, step`,
  `insert into payment (id, order_id, intent_id, currency, amount, received, refunded, state, created_at, settled_at)
    select payment, id, intent, current_setting('crowd.currency'), total, total, back, 'succeeded', at + interval '1 minute', paid_at
    from crowd_end where was_paid`,
  `insert into refund (id, payment_id, order_id, currency, amount, reason, state, provider_id, asked_by, created_at, settled_at)
    select o.refund, o.payment, o.id, p.currency, p.refunded, 'sent back', 'succeeded', 're_crowd_' || replace(o.refund, '-', ''),
      ${MAKE_UP}, paid_at + interval '3 hours', paid_at + interval '3 hours'
    from crowd_sum o join payment p on p.id = o.payment where p.refunded > 0`,
  `insert into audit (at, actor, action, subject, after)
    select at + interval '1 minute', user_id, 'payment.open', payment, jsonb_build_object('orderId', id)
      from crowd_sum where was_paid
    union all select paid_at, 'system: payments', 'payment.succeeded', payment, jsonb_build_object('orderId', id)
      from crowd_sum where was_paid
    union all select paid_at + interval '3 hours', ${MAKE_UP}, 'refund.' || step, refund, jsonb_build_object('orderId', id)
      from crowd_sum, (values ('ask'), ('succeeded')) as s (step) where state in ('part-refunded', 'refunded')`,
]
