-- What an account holds unpaid: one count, for the order that may be too much and for the page that tells of it.
create function held_unpaid(account text, at timestamptz, out held_orders integer, out held_units integer)
language sql stable as $$
  select count(*), coalesce(sum(units), 0)
  from (
    select (select sum(quantity) from hold where order_id = o.id and state = 'held') as units
    from orders o
    where user_id = account and state in ('placed', 'paying') and (state = 'paying' or hold_until > at)
  ) as held
$$;

create or replace function lock_unpaid(account text, at timestamptz, out confirmed boolean, out held_orders integer, out held_units integer)
language plpgsql as $$
begin
  select email_verified into confirmed from users where id = account for no key update;
  select h.held_orders, h.held_units into held_orders, held_units from held_unpaid(account, at) h;
end $$;
