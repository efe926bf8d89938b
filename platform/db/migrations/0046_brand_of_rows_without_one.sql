-- The brand of rows that name none is a word of the supplier like any other.
insert into mapping (supplier_id, kind, theirs, ours)
select id, 'brand', '(none)', jsonb_build_object('brand', settings ->> 'brand') from supplier
where coalesce(settings ->> 'brand', '') <> ''
on conflict do nothing;
update supplier set settings = settings - 'brand' where settings ? 'brand';
