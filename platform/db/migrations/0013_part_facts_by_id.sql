-- outside a transaction
-- What facets, sort orders and the rule of fit ask of a part that is known by its id, without its wide row: lists of a car
-- or a make ask it of thousands of parts.
drop index concurrently if exists part_facts_by_id;
create index concurrently part_facts_by_id on part (id)
  include (type_id, brand_id, position, price, in_stock, rating, pop, universal);
-- An index spares the wide row only on pages that no change has touched since the last vacuum. Sales touch pages all over
-- the table: long before the usual fifth of all parts has changed, hardly such a page is left.
alter table part set (autovacuum_vacuum_scale_factor = 0.01);
