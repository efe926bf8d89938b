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

-- An admin's search in 100,000 users, by any part of e-mail or name.
create index users_search on users using gin (email gin_trgm_ops, name gin_trgm_ops);

-- Counters of rate limits, shared by all servers. They may be lost with a crash, so they need no log.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
