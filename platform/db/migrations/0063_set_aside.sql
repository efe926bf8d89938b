-- Rows that a scheduled job could not work on: each is left to a patient job of its own, with these data, for a day.
create table set_aside (
  job text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (job, data)
);
