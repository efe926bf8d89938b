-- outside a transaction
-- Admins find an order by any part of its buyer's own number.
drop index concurrently if exists orders_po_number;
create index concurrently orders_po_number on orders using gin (lower(po_number) gin_trgm_ops) where po_number is not null;
