-- What a part costs each from so many units of it in one order; never more than its own price.
create table price_break (
  part_id integer not null references part on delete cascade,
  from_quantity smallint not null check (from_quantity between 2 and 999),
  price integer not null check (price > 0),
  primary key (part_id, from_quantity)
);
