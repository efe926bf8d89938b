-- The names and slugs that a brand had before it was renamed, and those of brands that went into it. What a living brand is called
-- always wins over them. A name that was several brands' is that of the last one.
create table brand_old_name (
  name text primary key,
  brand_id smallint not null references brand on delete cascade
);
create index brand_old_name_brand on brand_old_name (brand_id);
