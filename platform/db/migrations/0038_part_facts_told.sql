-- Servers have in memory what lists filter and sort by of every part. Each statement that changes such facts names the parts, as
-- ranges of ids, so that a server reads only these again, however many there are. At most 150 ranges stand in one tag: an index holds it.
create function facts_tags(ids integer[]) returns setof text language sql immutable as $$
  select 'facts:' || string_agg(case when low = high then low::text else low || '-' || high end, ',')
  from (
    select min(id) as low, max(id) as high, row_number() over (order by min(id)) / 150 as piece
    from (select id, id - row_number() over (order by id) as island from unnest(ids) as id) as one
    group by island
  ) as ranges group by piece
$$;

create function facts_told() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then ids := array(select id from added);
  else ids := array(select id from removed);
  end if;
  if cardinality(ids) > 0 then perform announce(array(select facts_tags(ids))); end if;
  return null;
end $$;

create function changed_facts_told() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select id from added a join removed r using (id)
    where (a.type_id, a.brand_id, a.price, a.rating, a.in_stock, a.universal, a.status, a.pop)
      is distinct from (r.type_id, r.brand_id, r.price, r.rating, r.in_stock, r.universal, r.status, r.pop)
      or a.position is distinct from r.position);
begin
  if cardinality(ids) > 0 then perform announce(array(select facts_tags(ids))); end if;
  return null;
end $$;

create trigger facts_added after insert on part referencing new table as added
  for each statement execute function facts_told();
create trigger facts_removed after delete on part referencing old table as removed
  for each statement execute function facts_told();
create trigger facts_changed after update on part referencing new table as added old table as removed
  for each statement execute function changed_facts_told();
