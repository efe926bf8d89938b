-- So far opening its payment may put off the end of an order's hold; null: not at all.
alter table orders add column renew_until timestamptz;
