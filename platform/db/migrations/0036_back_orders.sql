-- A counted part may be ordered beyond its stock if its seller says when more of it comes: on a day, or so many days after an
-- order. On what day counts first, while it is to come.
alter table stock
  add column due_on date,
  add column due_days smallint;
alter table stock add constraint stock_due_days check (due_days between 1 and 365) not valid;

-- Of the units of a hold: how many have not come in yet, and for which day they were promised. They are in no sum of the stock.
alter table hold
  add column waiting integer not null default 0,
  add column due date;
alter table hold
  add constraint hold_waiting check (waiting between 0 and quantity - sent) not valid,
  add constraint hold_due check (waiting = 0 or due is not null) not valid;

-- Nobody waits for units that are no longer counted.
create function stock_endless() returns trigger language plpgsql as $$
begin
  update hold set waiting = 0 where part_id = old.part_id and waiting > 0;
  return null;
end $$;
create trigger stock_endless after delete on stock for each row execute function stock_endless();
