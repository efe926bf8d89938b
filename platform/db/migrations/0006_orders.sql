-- An order's rows are never deleted: a payment may still arrive for it. `deleted_at` hides it from its buyer. Columns
-- record what happens to it, and PostgreSQL computes "state" from them.
create table orders (
  id text primary key,         -- random, so that nobody can count or guess orders
  number text not null unique, -- what people read aloud: CM-7F3K-29QD
  user_id text references users on delete set null,
  name text not null check (length(name) <= 200),
  email text not null,
  phone text not null check (length(phone) <= 200),
  currency text not null check (currency ~ '^[A-Z]{3}$'), -- fixed with the order; its amounts are in the smallest unit
  total integer not null check (total > 0 and total < 100000000), -- the amount charged: its lines and adjustments
  address text not null default '', -- where it goes, as its buyer wrote it; empty: not given yet
  vehicle jsonb,               -- the vehicle chosen at the time of the order
  created_at timestamptz not null,
  hold_until timestamptz not null,
  renew_until timestamptz,     -- opening its payment extends its hold up to this time; null: not at all
  released_at timestamptz,     -- when its parts went back into stock; null: it holds or has claimed them
  paying_since timestamptz,    -- since when the outcome of a payment is not known; null: no payment is open
  paid_at timestamptz,
  tranjaction_id text unique,  -- the provider's payment that paid it; the specification spells it so
  returned integer not null default 0 check (returned between 0 and total), -- how much of that payment was refunded
  cancelled_at timestamptz,    -- when it was cancelled, by whom, and why
  cancelled_by text,
  cancelled_why text,
  counted_at timestamptz,      -- when its units were added to its parts' popularity
  deleted_at timestamptz,
  state text not null generated always as (case
    when returned = total then 'refunded'
    when cancelled_at is not null then 'cancelled'
    when returned > 0 then 'part-refunded'
    when paid_at is not null then 'paid'
    when released_at is not null then 'expired'
    when paying_since is not null then 'paying'
    else 'placed' end) stored,
  search text not null generated always as (lower(number || ' ' || email || ' ' || name)) stored, -- for admins
  check ((tranjaction_id is null) = (paid_at is null)),
  check (returned = 0 or paid_at is not null),
  check (paying_since is null or (paid_at is null and released_at is null)),
  check (num_nulls(cancelled_at, cancelled_by, cancelled_why) in (0, 3)),
  check (cancelled_at is null or released_at is not null),
  check (deleted_at is null or cancelled_at is not null)
);
create index orders_user on orders (user_id, created_at desc, id desc);
create index orders_email on orders (email, created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
create index orders_state on orders (state, created_at desc, id desc);
create index orders_unpaid on orders (user_id) where state in ('placed', 'paying');
create index orders_lapsing on orders (hold_until) where state = 'placed';
create index orders_search on orders using gin (search gin_trgm_ops);
create index orders_uncounted on orders (paid_at) where paid_at is not null and counted_at is null;
-- The overview sums paid orders from the index alone.
create index orders_paid on orders (paid_at) include (currency, total, id, state) where paid_at is not null;

-- What was bought, with its name and price at that time.
create table order_line (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  position smallint not null,
  kind text not null default 'part' check (kind in ('part', 'core', 'exchange')),
  part_id integer references part on delete set null, -- null: the part is no longer sold
  number text not null,
  name text not null,
  brand text not null,
  price integer not null check (price > 0),
  quantity smallint not null check (quantity between 1 and 999),
  img text,
  fit jsonb, -- for which car it was ordered, what the shop said of it then, and on what grounds; null: for no car
  unique (order_id, position)
);
create index order_line_part on order_line (part_id);

-- Amounts of an order besides its lines: for the whole order, or for one line.
create table adjustment (
  id bigint generated always as identity,
  order_id text not null references orders on delete cascade,
  line_id bigint references order_line on delete cascade,
  kind text not null check (kind in ('shipping', 'tax', 'discount', 'deposit')),
  code text not null,          -- which one: 'standard' shipping, the discount 'free-shipping'
  amount integer not null check (amount <> 0),
  primary key (order_id, id),
  check ((kind = 'discount') = (amount < 0))
);
create index adjustment_line on adjustment (line_id) where line_id is not null;

-- Units of a counted part set aside for an order, over all its lines: held until paid, then claimed; or freed and back
-- in stock.
create table hold (
  order_id text not null references orders on delete cascade,
  part_id integer not null references part on delete cascade,
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'claimed', 'freed')),
  primary key (order_id, part_id)
);
create index hold_part on hold (part_id) where state <> 'freed';

-- The history that people read: who moved an order from which state to which, when, and why.
create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  at timestamptz not null,
  who text not null,
  from_state text,
  to_state text not null,
  why text
);
create index order_event_order on order_event (order_id, id);

-- Locks an account until the transaction ends, and returns what it holds unpaid. A transaction that waits here for
-- another order of the same account sees that order too: each statement of a volatile function takes a new snapshot.
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
