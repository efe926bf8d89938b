-- outside a transaction
-- For the other part of a pair: without it each page of a part read all parts of its brand and type.
drop index concurrently if exists part_counterpart;
create index concurrently part_counterpart on part (type_id, brand_id, position)
  where status = 'sold' and in_stock and position is not null;
