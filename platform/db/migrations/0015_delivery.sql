-- What carriers ask of a part. No default: null is not known.
alter table part
  add column if not exists length_mm integer,
  add column if not exists width_mm integer,
  add column if not exists height_mm integer,
  add column if not exists hazard text; -- what makes it dangerous goods: common/hazards.ts; null: nothing

-- Where a shop delivers. The first zone by rank that holds a country and postcode is theirs.
create table delivery_zone (
  id smallint generated always as identity primary key,
  name text not null unique,
  countries text[] not null,                  -- of two letters; '{*}': every country
  postcodes text[] not null default '{}',     -- beginnings '995', or ranges '10000-10999'; none: all
  rank smallint not null default 0,
  version integer not null default 1
);

-- How a shop delivers to a zone, or where it lets customers collect. None is there at first: until one is switched on,
-- the shipping of the settings is the only one.
create table delivery_method (
  id smallint generated always as identity primary key,
  zone_id smallint references delivery_zone on delete cascade,
  place_id smallint references place,         -- collected there; null: delivered
  name text not null,
  carrier text not null default 'own',        -- domain/delivery/carriers.ts
  service text not null default '',           -- the carrier's own name of it
  rate_by text not null check (rate_by in ('flat', 'weight', 'subtotal')),
  rates jsonb not null,                       -- [[from, amount], …]: grams or the smallest unit, rising, the first from 0
  free_over integer check (free_over >= 0),   -- a subtotal above this ships free; null: never
  days_from smallint not null check (days_from between 0 and 90), -- working days from leaving to the door
  days_to smallint not null check (days_to between days_from and 90),
  work_days smallint[] not null default '{1,2,3,4,5}', -- of the carrier; 1: Monday
  max_weight_g integer check (max_weight_g > 0),
  max_length_mm integer check (max_length_mm > 0),
  hazards text[] not null default '{}',       -- the dangerous goods that it takes
  is_on boolean not null default false,
  rank smallint not null default 0,
  version integer not null default 1,
  check (num_nulls(zone_id, place_id) = 1)
);
create index delivery_method_zone on delivery_method (zone_id, rank);
create index delivery_method_place on delivery_method (place_id) where place_id is not null;

-- Days on which no parcel leaves or arrives in a country.
create table holiday (
  country text not null,
  day date not null,
  name text not null,
  primary key (country, day)
);

-- The inbox of the connected carrier: each event once, stored before it is handled.
create table carrier_event (
  id text primary key,                        -- the carrier's id of it
  body text not null,                         -- the signed bytes
  received_at timestamptz not null
);
create index carrier_event_received on carrier_event (received_at);
