-- outside a transaction
-- The indexes of lists hold the parts that lists show. They are those of migration 0004 with `where status = 'sold'`.
drop index concurrently if exists sold_pop;
create index concurrently sold_pop on part (pop, id) where status = 'sold';
drop index concurrently if exists part_pop;
drop index concurrently if exists sold_type_pop;
create index concurrently sold_type_pop on part (type_id, pop, id) where status = 'sold';
drop index concurrently if exists part_type_pop;
drop index concurrently if exists sold_brand_pop;
create index concurrently sold_brand_pop on part (brand_id, pop, id) where status = 'sold';
drop index concurrently if exists part_brand_pop;
drop index concurrently if exists sold_facts;
create index concurrently sold_facts on part (type_id) include (id, brand_id, position, price, in_stock, rating, pop)
  where status = 'sold';
drop index concurrently if exists part_facts;
drop index concurrently if exists sold_price;
create index concurrently sold_price on part (price, id) include (type_id, brand_id, position, in_stock, rating, pop)
  where status = 'sold';
drop index concurrently if exists part_price;
drop index concurrently if exists sold_type_price;
create index concurrently sold_type_price on part (type_id, price, id) where status = 'sold';
drop index concurrently if exists part_type_price;
drop index concurrently if exists sold_rating;
create index concurrently sold_rating on part (rating, id) where status = 'sold';
drop index concurrently if exists part_rating;
drop index concurrently if exists sold_universal;
create index concurrently sold_universal on part (type_id) include (id, brand_id, position, price, in_stock, rating, pop)
  where universal and status = 'sold';
drop index concurrently if exists part_universal;
drop index concurrently if exists sold_best_seller;
create index concurrently sold_best_seller on part (pop, id) where best_seller and status = 'sold';
drop index concurrently if exists part_best_seller;
-- The others, for admins, for what servers hold in memory of a type, and for numbers of hidden parts.
drop index concurrently if exists part_unsold;
create index concurrently part_unsold on part (type_id, id) include (status) where status <> 'sold';
-- As in migration 0013, with the status.
drop index concurrently if exists part_facts_of_id;
create index concurrently part_facts_of_id on part (id)
  include (type_id, brand_id, position, price, in_stock, rating, pop, universal, status);
drop index concurrently if exists part_facts_by_id;
