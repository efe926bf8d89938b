-- The addresses (slugs) of part types that went into another one. Those of living categories and part types always win over them.
create table part_type_old_slug (
  slug text primary key,
  type_id smallint not null references part_type on delete cascade
);
create index part_type_old_slug_type on part_type_old_slug (type_id);
