-- What the shop fetches from a supplier, how often, and what became of it last.
create table supplier_fetch (
  supplier_id smallint primary key references supplier on delete cascade,
  url text not null,
  every text not null check (every in ('hour', '6-hours', 'day', 'week', 'never')),
  hour smallint not null check (hour between 0 and 23), -- of a day or a week, in UTC
  auth text not null check (auth in ('nothing', 'password', 'header')),
  auth_name text not null,     -- who signs in, or the name of the header
  secret text,                 -- the password, or what the header says: for that server alone
  kind text check (kind in ('parts', 'prices', 'stock', 'aces', 'pies')), -- null: told by what it holds
  is_full boolean not null,
  applies boolean not null,    -- what is safe is applied without an admin
  version integer not null default 1,
  next_at timestamptz,         -- null: when an admin asks for it
  lease_until timestamptz,     -- until then somebody fetches it
  fetched_at timestamptz,      -- when it was asked last
  outcome text check (outcome in ('came', 'same', 'failed')), -- of that; null: it was never asked
  failure jsonb,               -- {say, params}
  failures integer not null default 0, -- in a row
  import_id text references import on delete set null, -- the newest file that came
  etag text,                   -- how its server knows that file again
  last_modified text,
  digest bytea                 -- SHA-256 of its bytes
);
create index supplier_fetch_import on supplier_fetch (import_id);

insert into supplier_fetch (supplier_id, url, every, hour, auth, auth_name, kind, is_full, applies)
select id, fetches ->> 'url', 'never', (fetches ->> 'hour')::int, 'nothing', '',
  case when fetches ->> 'kind' in ('parts', 'prices', 'stock', 'aces', 'pies') then fetches ->> 'kind' end,
  (fetches ->> 'full')::boolean, (fetches ->> 'apply')::boolean
from supplier where fetches is not null;

-- No version that was released reads them.
-- squawk-ignore ban-drop-column
alter table supplier drop column fetches, drop column fetched_at, drop column fetch_failure;

alter table import
  add column is_fetched boolean not null default false,
  add column applies_itself boolean not null default false, -- it is still to be decided whether it is safe to apply
  add column doubts jsonb,     -- [{say, params}]: why it was not applied without an admin
  add column corrected_at timestamptz; -- since when it has rows that somebody corrected
