-- An address where a partner fetches a file of the shop's parts. Its secret is stored as a hash.
create table export_address (
  id text primary key,
  name text not null,          -- who has it
  hash bytea not null unique,
  format text not null,        -- 'csv', 'xlsx', 'aces', 'pies', 'merchant'
  search text not null default '', -- which parts, as the list's address says it
  created_by text not null,
  created_at timestamptz not null,
  fetched_at timestamptz,
  revoked_at timestamptz
);
