create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  seen_at timestamptz,         -- the last time an access token was given
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
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

-- How a user proves who they are: a password, or an identity provider's issuer and subject.
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

-- Short-lived bearer tokens. Only their hash is kept; they die with the session they came from.
create table access_tokens (
  hash bytea primary key,
  user_id text not null references users on delete cascade,
  session_id text not null references sessions on delete cascade,
  role text not null,          -- as it was: a token given to an admin ends with the role
  expires_at timestamptz not null
);
create index access_tokens_session on access_tokens (session_id);
create index access_tokens_user on access_tokens (user_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- What the shop made up for itself once and all its servers share, such as the key that signs session cookies.
create table settings (
  name text primary key,
  value text not null
);
