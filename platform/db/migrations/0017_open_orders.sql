-- outside a transaction
-- Guests' orders: how many a person or an address holds unpaid, and which join an account.
drop index concurrently if exists orders_guest_email;
create index concurrently orders_guest_email on orders (email) where user_id is null and guest_from is not null;
drop index concurrently if exists orders_guest_from;
create index concurrently orders_guest_from on orders (guest_from)
  where user_id is null and guest_from is not null and state in ('placed', 'paying');
-- What is to be packed and sent.
drop index concurrently if exists orders_to_fill;
create index concurrently orders_to_fill on orders (paid_at) where paid_at is not null and filled_at is null and cancelled_at is null;
