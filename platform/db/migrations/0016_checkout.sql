-- The checkout knows more of an order than the specified call. A guest's order has no account: whoever holds its key, a
-- signature of its id, counts as its buyer.
alter table orders
  add column if not exists ship_to jsonb,     -- {name, company, line1, line2, city, region, postcode, country}; null: see address
  add column if not exists bill_to jsonb,     -- null: as ship_to
  add column if not exists company text,
  add column if not exists po_number text,    -- the buyer's own number for it
  add column if not exists note text,         -- what the buyer asks of the shop
  add column if not exists delivery jsonb,    -- the method and arrival promised: {id, name, kind, carrier, from, to, place}; null: the settings' shipping
  add column if not exists guest_from text,   -- a signature of the address that a guest ordered from; null: no guest
  add column if not exists placed_by text,    -- the admin who placed it for a customer on the telephone
  add column if not exists owed integer not null default 0, -- what a change after the payment added to the total, not paid yet
  add column if not exists filled_at timestamptz; -- when all that is not cancelled had been sent

-- The key that signs order keys and quotes, the same on every server: 244 random bits.
insert into settings (name, value) values ('order-secret', gen_random_uuid()::text || gen_random_uuid()::text)
  on conflict do nothing;

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
