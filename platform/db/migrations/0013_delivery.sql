-- Where an order goes, as its buyer wrote it; empty: not told yet.
alter table orders add column address text not null default '';
