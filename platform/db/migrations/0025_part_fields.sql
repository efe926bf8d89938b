-- What a seller keeps of a part beyond what its page showed so far.
alter table part
  add column gtin text,                             -- 8, 12, 13 or 14 digits
  add column cost integer,                          -- what the seller pays for one, in the smallest unit
  add column condition text not null default 'new', -- 'new', 'remanufactured', 'used'
  add column core_deposit integer,                  -- in the smallest unit
  add column pack_size smallint not null default 1, -- pieces in one unit that is sold
  add column status text not null default 'sold',   -- 'hidden': only admins see it; 'retired': links and numbers find it, nobody can order it
  add column retired_at timestamptz,
  add column superseded_by integer;                 -- the part to take instead
alter table part
  add constraint part_gtin check (gtin ~ '^(\d{8}|\d{12,14})$') not valid,
  add constraint part_cost check (cost >= 0) not valid,
  add constraint part_condition check (condition in ('new', 'remanufactured', 'used')) not valid,
  add constraint part_core_deposit check (core_deposit > 0) not valid,
  add constraint part_pack_size check (pack_size > 0) not valid,
  add constraint part_status check (status in ('sold', 'hidden', 'retired')) not valid,
  add constraint part_retired check ((status = 'retired') = (retired_at is not null)) not valid,
  add constraint part_superseded check (superseded_by <> id) not valid,
  add constraint part_superseded_by foreign key (superseded_by) references part on delete set null not valid;

-- Pictures after the first, which is part.img, in order.
create table part_picture (
  part_id integer not null references part on delete cascade,
  rank smallint not null,
  url text not null,
  primary key (part_id, rank)
);

create table part_document (
  part_id integer not null references part on delete cascade,
  rank smallint not null,
  name text not null,          -- "Fitting instructions"
  url text not null,
  primary key (part_id, rank)
);

-- What a part cost before, and from when on it cost something else.
create table price_change (
  part_id integer not null references part on delete cascade,
  at timestamptz not null,
  was integer not null,        -- in the smallest unit
  price integer not null,
  primary key (part_id, at)
);

create function prices_changed() returns trigger language plpgsql as $$
begin
  insert into price_change (part_id, at, was, price)
    select id, a.updated_at, r.price, a.price from added a join removed r using (id) where a.price <> r.price
    on conflict (part_id, at) do update set price = excluded.price;
  return null;
end $$;
create trigger prices_changed after update on part referencing new table as added old table as removed
  for each statement execute function prices_changed();

-- What a part will cost from a day on.
create table price_to_come (
  part_id integer not null references part on delete cascade,
  starts_at timestamptz not null,
  price integer not null check (price > 0),
  primary key (part_id, starts_at)
);
create index price_to_come_next on price_to_come (starts_at);

-- A part that is deleted waits here for 30 days, with all its rows.
create table part_bin (
  part_id integer primary key,
  name text not null,
  number text not null,
  brand text not null,
  rows jsonb not null,         -- table → its rows about the part
  deleted_at timestamptz not null,
  deleted_by text not null     -- as audit.actor
);
create index part_bin_newest on part_bin (deleted_at desc, part_id desc);
