-- One attempt to pay for an order: an intent at the provider, in the order's currency and its smallest unit. A
-- transaction that settles a payment or a refund locks its order first. The intent of the provider, and when it was
-- asked last, are written without that lock.
create table payment (
  id text primary key,         -- also the provider's idempotency key, so that it makes the intent only once
  order_id text not null references orders,
  intent_id text unique,       -- null: the provider has not answered yet
  currency text not null,
  amount integer not null check (amount > 0),
  received integer not null default 0 check (received >= 0),
  refunded integer not null default 0 check (refunded between 0 and received), -- asked for or done
  state text not null check (state in ('opening', 'open', 'processing', 'succeeded', 'stray', 'cancelled')),
  created_at timestamptz not null,
  asked_at timestamptz,        -- when the provider was last asked for the outcome
  settled_at timestamptz,
  check (state in ('opening', 'cancelled') or intent_id is not null),
  check (state <> 'succeeded' or received = amount),
  check (state <> 'stray' or received > 0) -- money that could not be used, and is refunded
);
create index payment_order on payment (order_id);
create unique index payment_one_open on payment (order_id) where state in ('opening', 'open', 'processing');
create unique index payment_one_success on payment (order_id) where state = 'succeeded';
-- For the overview: the few payments with a refund.
create index payment_refunded on payment (order_id) include (refunded) where refunded > 0;
create index payment_unsettled on payment (created_at) where state in ('opening', 'open', 'processing');

create table refund (
  id text primary key,         -- also the provider's idempotency key, so that it refunds only once
  payment_id text not null references payment,
  order_id text not null references orders,
  currency text not null,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  provider_id text unique,
  asked_by text not null,
  created_at timestamptz not null,
  asked_at timestamptz,        -- when sending it was last queued or refused
  refusals integer not null default 0, -- temporary refusals by the provider; each retry needs a new key
  settled_at timestamptz
);
create index refund_order on refund (order_id, created_at);
create index refund_payment on refund (payment_id);
create index refund_pending on refund (created_at) where state = 'pending';
create index refund_failed on refund (settled_at) where state = 'failed';

-- The inbox: each event of the provider once, stored before it is handled.
create table provider_event (
  id text primary key,
  type text not null,
  body text not null,          -- the signed bytes
  intent_id text,              -- the provider's payment or refund that it is about
  refund_id text,
  received_at timestamptz not null,
  asked_at timestamptz,        -- when handling it was last queued
  handled_at timestamptz,
  attempts integer not null default 0,
  error text
);
create index provider_event_waiting on provider_event (received_at) where handled_at is null;
create index provider_event_handled on provider_event (handled_at) where handled_at is not null;
