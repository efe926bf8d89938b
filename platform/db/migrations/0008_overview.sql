-- For the admins' overview: what was paid lately, and what is nearly sold out.
create index orders_paid on orders (paid_at) where paid_at is not null;
create index part_low_stock on part (pop desc, id) include (stock) where stock <= 5;
