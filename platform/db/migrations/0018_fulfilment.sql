-- What was sent of a hold: it never returns to stock.
alter table hold add column if not exists sent integer not null default 0;
alter table hold add constraint hold_sent check (sent between 0 and quantity) not valid;
-- How many units of a line were cancelled after the payment; their price was refunded.
alter table order_line add column if not exists cancelled smallint not null default 0;
alter table order_line add constraint order_line_cancelled check (cancelled between 0 and quantity) not valid;
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
  carrier text,                               -- who carries it, for people; null: collected, or not told
  tracking text,                              -- the carrier's number of it
  tracking_url text,
  delivered_at timestamptz,
  lost_at timestamptz,
  lost_why text,
  unpacked_at timestamptz,                    -- opened again before it was sent
  replaced_at timestamptz,                    -- lost, and its units were set aside anew, to be packed again
  version integer not null default 1,
  state text not null generated always as (case
    when unpacked_at is not null then 'unpacked'
    when lost_at is not null and (delivered_at is null or lost_at >= delivered_at) then 'lost' -- the later news counts
    when delivered_at is not null then 'delivered'
    when sent_at is not null then 'sent'
    else 'packed' end) stored,
  unique (order_id, number),
  check ((sent_at is null) = (sent_by is null)),
  check (sent_at is not null or num_nonnulls(delivered_at, lost_at) = 0),
  check (unpacked_at is null or sent_at is null),
  check (replaced_at is null or lost_at is not null)
);
create index parcel_to_send on parcel (packed_at) where state = 'packed';
create index parcel_on_its_way on parcel (sent_at) where state = 'sent';
create index parcel_lost on parcel (lost_at) where state = 'lost' and replaced_at is null;
create index parcel_tracking on parcel (tracking) where tracking is not null;
create index parcel_place on parcel (place_id);

create table parcel_line (
  parcel_id text not null references parcel on delete cascade,
  line_id bigint not null references order_line on delete cascade,
  quantity smallint not null check (quantity > 0),
  primary key (parcel_id, line_id)
);
create index parcel_line_line on parcel_line (line_id);

-- A carrier's label. The row is there before the carrier is asked, and filled when it has answered.
create table parcel_label (
  parcel_id text primary key references parcel on delete cascade,
  carrier text not null,                      -- its code: domain/delivery/carriers.ts
  grams integer not null check (grams > 0),
  asked_at timestamptz not null,
  asked_by text not null,
  shipment text unique,                       -- the carrier's id of it; null: it has not answered yet
  pdf bytea,
  cost integer,                               -- what the carrier charges, in the smallest unit
  made_at timestamptz,
  check (num_nulls(shipment, pdf, made_at) in (0, 3))
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
