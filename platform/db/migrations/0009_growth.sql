-- What admins search in, once in lower case: a piece of one or two letters, too short for an index, is then found by
-- looking through the newest rows, and that quickly.
drop index users_search;
alter table users add search text not null generated always as (lower(email || ' ' || name)) stored;
create index users_search on users using gin (search gin_trgm_ops);

drop index orders_words;
alter table orders add search text not null generated always as (lower(number || ' ' || email || ' ' || name)) stored;
create index orders_search on orders using gin (search gin_trgm_ops);

-- The overview adds up what was paid from the index alone, and what went back from the few payments that did.
drop index orders_paid;
create index orders_paid on orders (paid_at) include (total, id, state) where paid_at is not null;
create index payment_refunded on payment (order_id) include (refunded) where refunded > 0;
