-- A buyer asked the bank for the money back. The provider's word, asked for again at each of its events; the money of the
-- payment and its refunds stand in their own tables.
create table dispute (
  id text primary key,         -- the provider's
  payment_id text not null references payment,
  order_id text not null references orders,
  amount integer not null check (amount >= 0),
  currency text not null,
  reason text not null,        -- reason and state as the provider says them
  state text not null,
  opened_at timestamptz not null,
  due_by timestamptz,          -- the last moment for an answer to the bank; null: none is wanted
  closed_at timestamptz,       -- when we were told that it is over; null: open
  asked_at timestamptz not null -- when the provider was asked for this; older answers change nothing
);
create index dispute_order on dispute (order_id);
create index dispute_payment on dispute (payment_id);
alter table provider_event add column dispute_id text;
