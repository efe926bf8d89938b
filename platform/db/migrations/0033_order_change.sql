-- What an admin changes of a paid order. Where its buyer owes money for it (`orders.owed`), the order stays as it was until
-- that is paid; the further units are part of its holds meanwhile.
create table order_change (
  id text primary key,
  order_id text not null references orders on delete cascade,
  owed integer not null check (owed >= 0),     -- what its buyer pays for it, in the smallest unit
  credit integer not null check (credit >= 0), -- how much of what comes is paid by what goes
  why text,
  made_at timestamptz not null,
  made_by text not null,
  pay_until timestamptz not null,              -- so long its units are held
  withdrawn_by text,
  ended_at timestamptz,
  outcome text check (outcome in ('made', 'lapsed', 'withdrawn')),
  check ((ended_at is null) = (outcome is null))
);
create unique index order_change_open on order_change (order_id) where ended_at is null;
create index order_change_lapsing on order_change (pay_until) where ended_at is null;
create index order_change_order on order_change (order_id);

create table order_change_line (
  change_id text not null references order_change on delete cascade,
  position smallint not null,
  line_id bigint references order_line on delete cascade, -- the line that gets more or fewer units; null: a new line
  part_id integer references part on delete set null,
  number text not null,
  name text not null,
  brand text not null,
  price integer not null check (price > 0),
  quantity smallint not null check (quantity <> 0),       -- below zero: so many go
  img text,
  fit jsonb,
  primary key (change_id, position)
);
create index order_change_line_part on order_change_line (part_id);
create index order_change_line_line on order_change_line (line_id);

-- Which change a payment is for; null: for the order itself.
alter table payment add column if not exists change_id text;
alter table payment add constraint payment_change foreign key (change_id) references order_change not valid;
