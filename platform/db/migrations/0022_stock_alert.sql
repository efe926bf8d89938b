-- Who asked to be told when a sold-out part is back. A row goes when its mail is queued.
create table stock_alert (
  part_id integer not null references part on delete cascade,
  email text not null,
  created_at timestamptz not null,
  primary key (part_id, email)
);
create index stock_alert_email on stock_alert (email);
