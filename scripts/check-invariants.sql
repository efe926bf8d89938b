-- What must always be true of money and stock. Each row of the result is a violation: (name, detail).

select 'stock is negative' as name, format('part %s has %s', part_id, free) as detail
from stock where free < 0

union all
select 'stock that came in = free + held + sold', format('part %s: %s came in, %s is free, %s is held or sold', s.part_id, s.came_in, s.free, h.taken)
from stock s cross join lateral (
  select coalesce(sum(quantity - waiting), 0) as taken from hold where part_id = s.part_id and state <> 'freed') h
where s.came_in <> s.free + h.taken

union all
select 'only an order that holds units of a part waits for more of it', format('order %s, part %s is %s, %s wait', h.order_id, h.part_id, h.state, h.waiting)
from hold h where h.waiting > 0 and (h.state = 'freed' or not exists (select from stock where part_id = h.part_id))

union all
select 'a part is in stock if and only if units are free, or are not counted', format('part %s: in stock %s, %s free', p.id, p.in_stock, s.free)
from part p left join stock s on s.part_id = p.id where p.in_stock <> coalesce(s.free > 0, true)

union all
select 'an order''s parts are held, claimed or free as its records say', format('order %s, part %s is %s', o.id, h.part_id, h.state)
from orders o join hold h on h.order_id = o.id
where h.state <> case when o.released_at is not null and h.sent = 0 then 'freed' when o.paid_at is not null then 'claimed' else 'held' end

union all
select 'a hold is as large as its lines and what an open change adds; of a cancelled order, as what was sent', format('order %s, part %s', h.order_id, h.part_id)
from hold h join orders o on o.id = h.order_id cross join lateral (
  select sum(quantity) as quantity from (
    select quantity - cancelled as quantity from order_line where order_id = h.order_id and part_id = h.part_id
    union all
    select c.quantity from order_change oc join order_change_line c on c.change_id = oc.id
    where oc.order_id = h.order_id and oc.ended_at is null and c.part_id = h.part_id and c.quantity > 0) units) l
where h.quantity <> case when o.released_at is not null and h.sent > 0 then h.sent else l.quantity end

union all
select 'of a hold so much is sent as is in parcels that were sent', format('order %s, part %s: %s sent, %s in parcels', h.order_id, h.part_id, h.sent, s.units)
from hold h cross join lateral (
  select coalesce(sum(pl.quantity), 0) as units
  from parcel p join parcel_line pl on pl.parcel_id = p.id join order_line l on l.id = pl.line_id
  where p.order_id = h.order_id and l.part_id = h.part_id and p.sent_at is not null and p.replaced_at is null) s
where h.sent <> s.units

union all
select 'no more of a line is in parcels than is not cancelled', format('order %s, line %s: %s in parcels', l.order_id, l.position, sum(pl.quantity))
from parcel p join parcel_line pl on pl.parcel_id = p.id join order_line l on l.id = pl.line_id
where p.unpacked_at is null and p.replaced_at is null
group by l.id having sum(pl.quantity) > l.quantity - l.cancelled

union all
select 'a parcel is whole: it has lines, all of its order', format('parcel %s', p.id)
from parcel p left join parcel_line pl on pl.parcel_id = p.id left join order_line l on l.id = pl.line_id
where l.order_id is distinct from p.order_id

union all
select 'only a paid order has parcels, and a cancelled one none that waits to be sent', format('order %s is %s, parcel %s is %s', o.id, o.state, p.id, p.state)
from orders o join parcel p on p.order_id = o.id
where o.paid_at is null or (o.cancelled_at is not null and p.state = 'packed')

union all
select 'an order is filled if and only if all that is not cancelled was sent', format('order %s: filled %s', o.id, o.filled_at)
from orders o
where o.paid_at is not null and (o.filled_at is not null) <> (not exists (
  select from order_line l where l.order_id = o.id and l.quantity - l.cancelled > (
    select coalesce(sum(pl.quantity), 0) from parcel_line pl join parcel p on p.id = pl.parcel_id
    where pl.line_id = l.id and p.sent_at is not null and p.replaced_at is null)))

union all
select 'each parcel has its audit rows', format('parcel %s is %s', p.id, p.state)
from parcel p
where not exists (select from audit where subject = p.id and action = 'parcel.pack')
  or (p.sent_at is not null and not exists (
    select from audit where subject = p.id and action in ('parcel.send', 'parcel.collect')))
  or (p.lost_at is not null and not exists (select from audit where subject = p.id and action = 'parcel.lose'))
  or (p.unpacked_at is not null and not exists (select from audit where subject = p.id and action = 'parcel.unpack'))

union all
select 'units by place add up to what is free', format('part %s: %s free, %s by place', s.part_id, s.free, l.free)
from stock s cross join lateral (select sum(free) as free from part_place where part_id = s.part_id) l
where s.spread and s.free is distinct from l.free

union all
select 'a part lies in one place, or its units are counted in each', format('part %s', l.part_id)
from part_place l left join stock s using (part_id) group by l.part_id, s.spread
having count(l.free) <> case when s.spread then count(*) else 0 end or (s.spread is not true and count(*) > 1)

union all
select 'what an order takes from places is what it holds, of parts that lie in several', format('order %s, part %s: %s held, %s from places', h.order_id, h.part_id, h.quantity - h.waiting, a.quantity)
from hold h join stock s using (part_id) cross join lateral (
  select sum(quantity) as quantity from allocation where order_id = h.order_id and part_id = h.part_id) a
where case when s.spread and h.state <> 'freed' then h.quantity - h.waiting is distinct from a.quantity
    and (a.quantity is not null or h.sent < h.quantity - h.waiting)
  else a.quantity is not null end

union all
select 'what an order takes from places it holds', format('order %s, part %s', a.order_id, a.part_id)
from allocation a where not exists (select from hold where order_id = a.order_id and part_id = a.part_id)

union all
select 'an order takes from a place at least what is packed there', format('order %s, part %s, place %s: %s packed, %s taken', p.order_id, p.part_id, p.place_id, p.packed, a.quantity)
from (
  select p.order_id, l.part_id, p.place_id, sum(pl.quantity) as packed
  from parcel p join parcel_line pl on pl.parcel_id = p.id join order_line l on l.id = pl.line_id
  where p.unpacked_at is null and p.replaced_at is null group by 1, 2, 3) p left join allocation a using (order_id, part_id, place_id)
where p.packed > coalesce(a.quantity, 0) and exists (select from allocation where order_id = p.order_id and part_id = p.part_id)

union all
select 'what an order is charged is the sum of its own prices and adjustments', format('order %s: %s', o.id, o.total)
from orders o left join (
  select order_id, sum(price * quantity) as lines from order_line group by 1) l on l.order_id = o.id
  left join (select order_id, sum(amount) as adjusted from adjustment group by 1) a on a.order_id = o.id
where o.total is distinct from l.lines + coalesce(a.adjusted, 0)

union all
select 'an order is charged the delivery that it was promised', format('order %s: %s, promised %s', o.id, a.code, o.delivery ->> 'id')
from orders o join adjustment a on a.order_id = o.id
where a.kind = 'shipping' and a.code <> coalesce(o.delivery ->> 'id', 'standard')

union all
select 'where an order goes stands there as text, too', format('order %s', id)
from orders where ship_to is not null and address = ''

union all
select 'a guest''s order has an e-mail address and goes somewhere', format('order %s', id)
from orders where guest_from is not null and (email = '' or address = '')

union all
select 'an order is whole: it has lines and its first event', format('order %s', o.id)
from orders o
where not exists (select from order_line where order_id = o.id)
  or not exists (select from order_event where order_id = o.id and from_state is null and to_state = 'placed')

union all
select 'an order is in the state that its last event says', format('order %s is %s', o.id, o.state)
from orders o
where o.state <> (select to_state from order_event where order_id = o.id order by id desc limit 1)

union all
select 'a cancellation is what its event tells', format('order %s', coalesce(o.id, e.order_id))
from (select id, cancelled_by, cancelled_why from orders where cancelled_at is not null) o full join (
  select order_id, who, coalesce(why, code) as why from order_event
  where (to_state = 'cancelled' and from_state not in ('cancelled', 'refunded')) or (from_state = 'refunded' and code = 'refunded-unsent')
) e on e.order_id = o.id
where o.id is null or e.order_id is null or o.cancelled_by <> e.who or o.cancelled_why <> e.why

union all
select 'events follow each other', format('order %s, event %s', order_id, id)
from (select *, lag(to_state) over (partition by order_id order by id) as before from order_event) e
where from_state is distinct from before

union all
select 'at most one successful charge an order, and one a change of it', format('order %s has %s', order_id, count(*))
from payment where state = 'succeeded' group by order_id, change_id having count(*) > 1

union all
select 'an order owes what its open change costs', format('order %s owes %s, its change costs %s', coalesce(o.id, c.order_id), o.owed, c.owed)
from (select id, owed from orders where owed <> 0) o
  full join (select order_id, owed from order_change where ended_at is null) c on c.order_id = o.id
where o.owed is distinct from c.owed

union all
select 'only a paid order that goes on has an open change, and nothing of it is packed', format('order %s is %s', o.id, o.state)
from orders o where owed > 0 and (o.paid_at is null or o.cancelled_at is not null or o.state = 'refunded'
  or exists (select from parcel where order_id = o.id and unpacked_at is null))

union all
select 'a change is made if and only if what it costs was paid', format('change %s: %s, costs %s, %s came', c.id, c.outcome, c.owed, p.received)
from order_change c left join payment p on p.change_id = c.id and p.state = 'succeeded'
where coalesce(p.received, 0) <> case when c.outcome = 'made' then c.owed else 0 end

union all
select 'the payment of a change is of its order', format('payment %s', p.id)
from payment p join order_change c on c.id = p.change_id where c.order_id <> p.order_id

union all
select 'what changes took off for units that went is what they credited', format('order %s', coalesce(a.order_id, c.order_id))
from (select order_id, -sum(amount) as credited from adjustment where code = 'exchanged' group by 1) a
  full join (select order_id, sum(credit) as credited from order_change where outcome = 'made' and credit > 0 group by 1) c using (order_id)
where a.credited is distinct from c.credited

union all
select 'paid if and only if a confirmed payment is bound, and with those of its changes its total came', format('order %s, payment %s', o.id, p.id)
from orders o full join payment p on p.order_id = o.id and p.state = 'succeeded' and p.change_id is null
  left join lateral (
    select sum(received) as received from payment where order_id = o.id and state = 'succeeded') all_of_it on true
where (o.id is not null and (o.paid_at is not null or p.id is not null)
    and (o.paid_at is null or p.id is null or o.tranjaction_id <> p.intent_id or all_of_it.received <> o.total))

union all
select 'payments and refunds are in the currency of their order', format('order %s is in %s, payment %s', o.id, o.currency, p.id)
from orders o join payment p on p.order_id = o.id left join refund r on r.payment_id = p.id
where p.currency <> o.currency or r.currency <> o.currency

union all
select 'a transaction id is used once', format('%s by %s orders', tranjaction_id, count(*))
from orders where tranjaction_id is not null group by tranjaction_id having count(*) > 1

union all
select 'money that cannot be used goes back, or its refund is known to have failed', format('payment %s: %s of %s', p.id, r.sent, p.received)
from payment p cross join lateral (
  select coalesce(sum(amount), 0) as sent from refund where payment_id = p.id and state <> 'failed') r
where p.state = 'stray' and r.sent <> p.received
  and not exists (select from refund where payment_id = p.id and state = 'failed')

union all
select 'no more goes back than came, and what is noted is what was asked', format('payment %s: %s noted, %s asked, %s came', p.id, p.refunded, r.sent, p.received)
from payment p cross join lateral (
  select coalesce(sum(amount), 0) as sent from refund where payment_id = p.id and state <> 'failed') r
where r.sent <> p.refunded or r.sent > p.received

union all
select 'what went back of an order''s money is what its refunds say', format('order %s is %s: %s noted', o.id, o.state, o.returned)
from orders o left join (
  select p.order_id, sum(r.amount) as sent from payment p join refund r on r.payment_id = p.id and r.state = 'succeeded'
  where p.state = 'succeeded' group by 1) r on r.order_id = o.id
where o.returned <> coalesce(r.sent, 0)

union all
select 'an order is refunded if and only if all of its money went back', format('order %s is %s, %s went back', o.id, o.state, r.sent)
from orders o cross join lateral (
  select sum(received) as received from payment where order_id = o.id and state = 'succeeded') p cross join lateral (
  select coalesce(sum(r.amount), 0) as sent from payment p join refund r on r.payment_id = p.id and r.state = 'succeeded'
  where p.order_id = o.id and p.state = 'succeeded') r
where o.paid_at is not null and ((o.state = 'refunded') <> (r.sent = p.received) or (o.state = 'part-refunded' and r.sent = 0)
  or (o.state = 'paid' and r.sent > 0))

union all
select 'an order whose money all went back claims nothing that was not sent, unless a packed parcel waits', format('order %s', id)
from orders o where state = 'refunded' and cancelled_at is null and filled_at is null
  and not exists (select from parcel where order_id = o.id and state = 'packed')

union all
select 'each provider event counts once', format('payment %s was settled %s times', subject, count(*))
from audit where action in ('payment.succeeded', 'payment.stray') group by subject having count(*) > 1

union all
select 'each payment step has its audit row', format('payment %s is %s', id, state)
from payment p
where not exists (select from audit where subject = p.id and action = 'payment.open')
  or (state in ('succeeded', 'stray', 'cancelled')
    and not exists (select from audit where subject = p.id and action = 'payment.' || state))

union all
select 'each refund has its audit rows', format('refund %s is %s', id, state)
from refund r
where not exists (select from audit where subject = r.id and action = 'refund.ask')
  or (state <> 'pending' and not exists (select from audit where subject = r.id and action = 'refund.' || state))

union all
select 'each cancellation by an admin has its audit row', format('order %s', o.id)
from orders o join users u on u.id = o.cancelled_by
where o.cancelled_by is distinct from o.user_id and not exists (select from audit where subject = o.id and action = 'order.cancel')
