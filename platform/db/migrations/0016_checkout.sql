-- The checkout knows more of an order than the specified call. A guest's order has no account: whoever holds its key, a
-- signature of its id, counts as its buyer.
alter table orders
  add column if not exists ship_to jsonb,     -- {name, company, line1, line2, city, region, postcode, country}; null: see address
  add column if not exists bill_to jsonb,     -- null: as ship_to
  add column if not exists company text,
  add column if not exists po_number text,    -- the buyer's own number for it
  add column if not exists note text,         -- what the buyer asks of the shop
  add column if not exists delivery jsonb,    -- the method and arrival promised: {id, name, kind, carrier, from, to, place}; null: the settings' shipping
  add column if not exists guest_from text,   -- a signature of the address that a guest ordered from, empty if it was not known; null: no guest
  add column if not exists placed_by text,    -- the admin who placed it for a customer on the telephone
  add column if not exists owed integer not null default 0, -- what a change after the payment added to the total, not paid yet
  add column if not exists filled_at timestamptz; -- when all that is not cancelled had been sent

-- The key that signs order keys and quotes, the same on every server: 244 random bits.
insert into settings (name, value) values ('order-secret', gen_random_uuid()::text || gen_random_uuid()::text)
  on conflict do nothing;

-- Locks a buyer until the transaction ends, and returns what they hold unpaid: an account, or a guest by e-mail address and
-- by network (the signature of `guest_from`; empty: not known). `confirmed` is null for a guest and for an account that is
-- gone; the two counts of the network are null for an account. As in lock_unpaid, one who waits here sees the order that
-- they waited for.
create function lock_buyer(account text, guest_email text, network text, at timestamptz, out confirmed boolean,
  out held_orders integer, out held_units integer, out network_orders integer, out network_units integer)
language plpgsql as $$
begin
  if account is not null or network is null then
    select l.confirmed, l.held_orders, l.held_units into confirmed, held_orders, held_units from lock_unpaid(account, at) l;
    return;
  end if;
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(name, 0) as key from unnest(array['guest ' || guest_email, 'network ' || network]) as name
    where name <> 'network ' order by key) as keys;
  select count(*) filter (where email = guest_email), coalesce(sum(units) filter (where email = guest_email), 0),
    count(*) filter (where guest_from = network and network <> ''),
    coalesce(sum(units) filter (where guest_from = network and network <> ''), 0)
  into held_orders, held_units, network_orders, network_units
  from (
    select o.email, o.guest_from, (select sum(quantity) from hold where order_id = o.id and state = 'held') as units
    from orders o
    where user_id is null and guest_from is not null and (o.email = guest_email or o.guest_from = network)
      and state in ('placed', 'paying') and (state = 'paying' or hold_until > at)
  ) as held;
end $$;

-- Answers to a guest's order with an Idempotency-Key, stored for a day. A guest's key belongs to its very request.
create table guest_idempotency_key (
  key text not null,
  fingerprint bytea not null,  -- of method, address and body
  lease_until timestamptz not null,
  status smallint,
  content_type text,
  body text,
  created_at timestamptz not null,
  primary key (key, fingerprint)
);
create index guest_idempotency_key_age on guest_idempotency_key (created_at);

-- The addresses of an account, for the checkout.
create table account_address (
  id text primary key,
  user_id text not null references users on delete cascade,
  address jsonb not null,
  used_at timestamptz not null
);
create index account_address_user on account_address (user_id, used_at desc);

-- The account's copy of the cart, for the next device. Browser storage is the cart. Lines are
-- [{part, quantity, car, engine, is, knows}], one for each part and car.
create table account_cart (
  user_id text primary key references users on delete cascade,
  lines jsonb not null,
  later jsonb not null,                       -- what was saved for later, lines too
  updated_at timestamptz not null
);
