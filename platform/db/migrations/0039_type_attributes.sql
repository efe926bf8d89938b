-- What parts of a type usually say of themselves: [{"name": "Diameter", "unit": "mm"}, …].
alter table part_type add column attributes jsonb not null default '[]';
