-- outside a transaction
-- The log is searched by who did something, and by the order that it was about: without these a search read all that ever happened.
drop index concurrently if exists audit_actor;
create index concurrently audit_actor on audit (actor, at desc);
drop index concurrently if exists audit_of_order;
create index concurrently audit_of_order on audit ((coalesce(after ->> 'orderId', after ->> 'order')))
  where coalesce(after ->> 'orderId', after ->> 'order') is not null;
