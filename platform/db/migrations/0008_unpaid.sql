-- Locks an account until the transaction ends, and tells what it holds unpaid. Whoever waits here for another order of
-- the same account sees that order too: each statement of a volatile function looks anew.
create function lock_unpaid(account text, at timestamptz, out confirmed boolean, out held_orders integer, out held_units integer)
language plpgsql as $$
begin
  select email_verified into confirmed from users where id = account for no key update;
  select count(*), coalesce(sum(units), 0) into held_orders, held_units
  from (
    select (select sum(quantity) from hold where order_id = o.id and state = 'held') as units
    from orders o
    where user_id = account and state in ('placed', 'paying') and (state = 'paying' or hold_until > at)
  ) as held;
end $$;
