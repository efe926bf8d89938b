-- outside a transaction
drop index concurrently if exists part_gtin;
create index concurrently part_gtin on part (gtin) where gtin is not null;
drop index concurrently if exists part_superseded_by;
create index concurrently part_superseded_by on part (superseded_by) where superseded_by is not null;
drop index concurrently if exists part_source;
create index concurrently part_source on part (source_id, id);
alter table part validate constraint part_gtin;
alter table part validate constraint part_cost;
alter table part validate constraint part_condition;
alter table part validate constraint part_core_deposit;
alter table part validate constraint part_pack_size;
alter table part validate constraint part_status;
alter table part validate constraint part_retired;
alter table part validate constraint part_superseded;
alter table part validate constraint part_superseded_by;
