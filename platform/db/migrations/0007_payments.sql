-- One try to pay for an order: an intent at the provider, in the order's currency and its smallest unit.
-- Whoever settles a payment or a refund has locked its order first; the intent that the provider made, and when it was
-- asked last, are noted without that lock.
create table payment (
  id text primary key,         -- also the key under which the provider makes the intent only once
  order_id text not null references orders,
  intent_id text unique,       -- null: the provider has not answered yet
  currency text not null,
  amount integer not null check (amount > 0),
  received integer not null default 0 check (received >= 0),
  refunded integer not null default 0 check (refunded between 0 and received), -- asked for or done
  state text not null check (state in ('opening', 'open', 'processing', 'succeeded', 'stray', 'cancelled')),
  created_at timestamptz not null,
  asked_at timestamptz,        -- when the provider was last asked what became of it
  settled_at timestamptz,
  check (state in ('opening', 'cancelled') or intent_id is not null),
  check (state <> 'succeeded' or received = amount),
  check (state <> 'stray' or received > 0) -- money that could not be used, and goes back
);
create index payment_order on payment (order_id);
create unique index payment_one_open on payment (order_id) where state in ('opening', 'open', 'processing');
create unique index payment_one_success on payment (order_id) where state = 'succeeded';
-- For the overview: the few payments of which something went back.
create index payment_refunded on payment (order_id) include (refunded) where refunded > 0;
create index payment_unsettled on payment (created_at) where state in ('opening', 'open', 'processing');

create table refund (
  id text primary key,         -- also the key under which the provider refunds only once
  payment_id text not null references payment,
  order_id text not null references orders,
  currency text not null,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  provider_id text unique,
  asked_by text not null,
  created_at timestamptz not null,
  asked_at timestamptz,        -- when the sending was last queued or refused
  refusals integer not null default 0, -- "not now" of the provider; each asks for a key of its own
  settled_at timestamptz
);
create index refund_order on refund (order_id, created_at);
create index refund_payment on refund (payment_id);
create index refund_pending on refund (created_at) where state = 'pending';
create index refund_failed on refund (settled_at) where state = 'failed';

-- The inbox: what the provider told, each event once, before anything is done about it.
create table provider_event (
  id text primary key,
  type text not null,
  body text not null,          -- the bytes that were signed
  intent_id text,              -- which payment or refund at the provider it is about
  refund_id text,
  received_at timestamptz not null,
  asked_at timestamptz,        -- when the handling was last queued
  handled_at timestamptz,
  attempts integer not null default 0,
  error text
);
create index provider_event_waiting on provider_event (received_at) where handled_at is null;
create index provider_event_handled on provider_event (handled_at) where handled_at is not null;
