-- outside a transaction
-- Several sources may say that a part fits one case, each of other years: each has its own line. Migration 0059 puts it in force.
drop index concurrently if exists application_of_source;
create unique index concurrently application_of_source on application
  (part_id, model_id, year_from, engine_id, position, conditions, source_id) nulls not distinct;
