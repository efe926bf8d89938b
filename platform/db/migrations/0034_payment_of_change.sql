-- outside a transaction
-- An order is paid once, and each of its changes once.
drop index concurrently if exists payment_success_of;
create unique index concurrently payment_success_of on payment (order_id, coalesce(change_id, '')) where state = 'succeeded';
drop index concurrently if exists payment_one_success;
drop index concurrently if exists payment_change_id;
create index concurrently payment_change_id on payment (change_id) where change_id is not null;
