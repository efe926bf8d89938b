-- outside a transaction
-- The log is searched by what brands, part types, suppliers and other things are or were called, and by the number of a deleted part.
drop index concurrently if exists audit_called_before;
create index concurrently audit_called_before on audit (lower(coalesce(before ->> 'name', before ->> 'title', before ->> 'blogTitle')) text_pattern_ops)
  where action not like 'part.%' and coalesce(before ->> 'name', before ->> 'title', before ->> 'blogTitle') is not null;
drop index concurrently if exists audit_called_after;
create index concurrently audit_called_after on audit (lower(coalesce(after ->> 'name', after ->> 'title', after ->> 'blogTitle')) text_pattern_ops)
  where action not like 'part.%' and coalesce(after ->> 'name', after ->> 'title', after ->> 'blogTitle') is not null;
drop index concurrently if exists part_bin_number;
create index concurrently part_bin_number on part_bin (number_norm(number));
