-- outside a transaction
create index concurrently orders_unpaid on orders (user_id) where state in ('placed', 'paying');
