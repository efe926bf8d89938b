-- What was sent of a hold: it never returns to stock.
alter table hold add column if not exists sent integer not null default 0;
-- How many units of a line were cancelled after the payment; their price was refunded.
alter table order_line add column if not exists cancelled smallint not null default 0;
-- Which of the shop's reasons an event has, with its figures, for common/words. Null: `why` is what a person wrote.
alter table order_event
  add column if not exists code text,
  add column if not exists params jsonb;

-- A parcel, from when it is packed. Its state follows from what was recorded.
create table parcel (
  id text primary key,
  order_id text not null references orders,
  place_id smallint not null references place,
  number smallint not null,                   -- within its order, from 1
  packed_at timestamptz not null,
  packed_by text not null,
  sent_at timestamptz,
  sent_by text,
  carrier text,                               -- who carries it
  tracking text,                              -- the carrier's number of it
  tracking_url text,
  delivered_at timestamptz,
  lost_at timestamptz,
  lost_why text,
  unpacked_at timestamptz,                    -- opened again before it was sent
  version integer not null default 1,
  state text not null generated always as (case
    when unpacked_at is not null then 'unpacked'
    when lost_at is not null then 'lost'
    when delivered_at is not null then 'delivered'
    when sent_at is not null then 'sent'
    else 'packed' end) stored,
  unique (order_id, number),
  check ((sent_at is null) = (sent_by is null)),
  check (sent_at is not null or num_nonnulls(delivered_at, lost_at) = 0),
  check (unpacked_at is null or sent_at is null)
);
create index parcel_to_send on parcel (packed_at) where state = 'packed';
create index parcel_on_its_way on parcel (sent_at) where state = 'sent';
create index parcel_tracking on parcel (tracking) where tracking is not null;
create index parcel_place on parcel (place_id);

create table parcel_line (
  parcel_id text not null references parcel on delete cascade,
  line_id bigint not null references order_line on delete cascade,
  quantity smallint not null check (quantity > 0),
  primary key (parcel_id, line_id)
);
create index parcel_line_line on parcel_line (line_id);

-- A carrier's label, as it printed it.
create table parcel_label (
  parcel_id text primary key references parcel on delete cascade,
  shipment text not null unique,              -- the carrier's id of it
  pdf bytea not null,
  cost integer,                               -- what the carrier charges, in the smallest unit
  made_at timestamptz not null
);

-- What a carrier told of a parcel, each once.
create table parcel_event (
  id text primary key,                        -- the carrier's id of it
  parcel_id text not null references parcel on delete cascade,
  at timestamptz not null,
  what text not null,                         -- collected, in-transit, out-for-delivery, delivered, failed, lost, returned
  place text not null default '',
  received_at timestamptz not null
);
create index parcel_event_parcel on parcel_event (parcel_id, at);
