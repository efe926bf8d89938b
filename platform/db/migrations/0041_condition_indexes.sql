-- outside a transaction
-- As in migration 0031, with the condition.
drop index concurrently if exists part_facts_with_condition;
create index concurrently part_facts_with_condition on part (id)
  include (type_id, brand_id, position, price, in_stock, rating, pop, universal, status, condition);
drop index concurrently if exists part_facts_of_id;
-- Few parts are not new, and a list of them is found without reading the others.
drop index concurrently if exists sold_not_new;
create index concurrently sold_not_new on part (condition, type_id)
  include (id, brand_id, position, price, in_stock, rating, pop) where status = 'sold' and condition <> 'new';
