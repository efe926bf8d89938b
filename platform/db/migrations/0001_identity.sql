create extension if not exists pg_trgm;

create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  seen_at timestamptz,         -- when an access token was last issued
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Admins search in this. A piece of one or two letters is too short for the index; it is looked for in the newest
  -- rows.
  search text not null generated always as (lower(email || ' ' || name)) stored
);
create index users_search on users using gin (search gin_trgm_ops);
create index users_newest on users (created_at desc, id desc);
create index users_admins on users (id) where role = 'admin';

create table sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

-- How a user signs in: a password, or an identity provider's issuer and subject.
create table accounts (
  id text primary key,
  user_id text not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

-- Short-lived bearer tokens. Only their hash is stored; they end with the session that issued them.
create table access_tokens (
  hash bytea primary key,
  user_id text not null references users on delete cascade,
  session_id text not null references sessions on delete cascade,
  role text not null,          -- at that time: an admin's token ends with the role
  expires_at timestamptz not null
);
create index access_tokens_session on access_tokens (session_id);
create index access_tokens_user on access_tokens (user_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- What the shop generated for itself once and all its servers share, such as the key that signs session cookies.
create table settings (
  name text primary key,
  value text not null
);

create table profiles (
  id text primary key,
  user_id text not null references users on delete cascade,
  number text not null,
  address text not null,
  education text not null,
  photo_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index profiles_user on profiles (user_id, created_at desc, id desc);
create index profiles_newest on profiles (created_at desc, id desc);

-- What has changed, for the caches of all servers (docs/decisions/0020). A reader's position is not a number:
-- transactions take numbers before they commit, and commit in another order. Rows are deleted after an hour.
create table change (
  xid xid8 not null default pg_current_xact_id(),
  tag text not null,           -- common/tags.ts
  at timestamptz not null default clock_timestamp(),
  primary key (xid, tag)
);

-- Announces changes when the transaction commits. NOTIFY only wakes the servers; they read the table.
create function announce(tags text[]) returns void language sql as $$
  insert into change (tag) select distinct unnest(tags) on conflict do nothing;
  select pg_notify('changes', '') where cardinality(tags) > 0;
$$;

-- Counters of rate limits, shared by all servers. Unlogged, since a crash may lose them.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Every change by an admin and every payment step: who, when, and the thing before and after.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,    -- a user's id, "system: <name>" or "anonymous"
  action text not null,   -- "part.update"
  subject text not null,  -- the id of the thing
  before jsonb,           -- null: it did not exist
  after jsonb,            -- null: it is gone
  why text
);
create index audit_newest on audit (at desc, id desc);
create index audit_subject on audit (subject, id desc);

-- Answers to requests with an Idempotency-Key, stored for a day. Without a status: still running.
create table idempotency_key (
  user_id text not null references users on delete cascade,
  key text not null,
  fingerprint bytea not null,  -- of method, address and body
  lease_until timestamptz not null,
  status smallint,
  content_type text,
  body text,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
