-- Of two admins who change the same post, brand, category or part type the second is told: each change counts its version.
alter table post add column version integer not null default 1;
alter table brand add column version integer not null default 1;
alter table category add column version integer not null default 1;
alter table part_type add column version integer not null default 1;
