-- The parts that a run still has to change, and those that it had to leave as they are.
create table run_part (
  run_id text not null references run on delete cascade,
  part_id integer not null,
  refused text,                -- why it stays as it is; null: it waits for its turn
  primary key (run_id, part_id)
);
