-- outside a transaction
-- Lists by what is bought most have first what is in stock. `sold_type_pop` stays: the median of a type is read along it.
drop index concurrently if exists sold_stock_pop;
create index concurrently sold_stock_pop on part (in_stock, pop, id) where status = 'sold';
drop index concurrently if exists sold_pop;
drop index concurrently if exists sold_type_stock_pop;
create index concurrently sold_type_stock_pop on part (type_id, in_stock, pop, id) where status = 'sold';
drop index concurrently if exists sold_brand_stock_pop;
create index concurrently sold_brand_stock_pop on part (brand_id, in_stock, pop, id) where status = 'sold';
drop index concurrently if exists sold_brand_pop;
