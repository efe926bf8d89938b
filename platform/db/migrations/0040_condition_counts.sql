-- Whether a part is new, remanufactured or used is a facet, so the counts of lists and the facts of parts know it. Else the
-- functions are those of migrations 0030 and 0038.
alter table part_count add column condition text not null default 'new';

create or replace function parts_added() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, condition, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, condition, count(*)
    from added where status = 'sold' group by 1, 2, 3, 4, 5, 6, 7, 8;
  perform announce_lists(array_agg(distinct tag)) from (
    select assortment_tags(type_id) from added union all select 'counts' from added
    union all select 'best-sellers' from added where best_seller) as told (tag) having count(*) > 0;
  return null;
end $$;

create or replace function parts_removed() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, condition, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, condition, -count(*)
    from removed where status = 'sold' group by 1, 2, 3, 4, 5, 6, 7, 8;
  perform announce_lists(array_agg(distinct tag)) from (
    select assortment_tags(type_id) from removed union all select 'counts' from removed
    union all select 'best-sellers' from removed where best_seller) as told (tag) having count(*) > 0;
  return null;
end $$;

create or replace function parts_changed() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, condition, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, condition, sum(n)
    from (select *, 1 as n from added where status = 'sold'
      union all select *, -1 from removed where status = 'sold') as both_sides
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0;
  if found then perform announce(array['counts']); end if;
  perform announce_lists(array_agg(distinct tag)) from (
    with differing as materialized (
      select a.type_id, a.brand_id, r.type_id as old_type, a.price <> r.price as price, a.rating <> r.rating as rating,
        (price_band(a.price), a.rating / 10, a.in_stock, a.condition)
          <> (price_band(r.price), r.rating / 10, r.in_stock, r.condition) as kind,
        (a.type_id, a.brand_id, a.universal, a.status) <> (r.type_id, r.brand_id, r.universal, r.status)
          or a.position is distinct from r.position as assortment,
        a.best_seller <> r.best_seller or a.status <> r.status and a.best_seller as best_seller,
        a.words <> r.words or a.status <> r.status as words
      from added a join removed r using (id)
    )
    select list_tags('price', type_id, brand_id) from differing where price
    union all select list_tags('rating', type_id, brand_id) from differing where rating
    union all select list_tags('kind', type_id, brand_id) from differing where kind
    union all select assortment_tags(t) from differing, unnest(array[type_id, old_type]) as t where assortment
    union all select 'best-sellers' from differing where best_seller
    union all select 'searches' from differing where words) as told (tag) having count(*) > 0;
  return null;
end $$;

create or replace function refresh_part_counts() returns void language plpgsql as $$
begin
  lock table part_count in share row exclusive mode;
  delete from part_count where true;
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, condition, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, condition, count(*)
    from part where status = 'sold' group by 1, 2, 3, 4, 5, 6, 7, 8;
  perform announce(array['counts', 'parts']);
end $$;

create or replace function changed_facts_told() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select id from added a join removed r using (id)
    where (a.type_id, a.brand_id, a.price, a.rating, a.in_stock, a.universal, a.status, a.pop, a.condition)
      is distinct from (r.type_id, r.brand_id, r.price, r.rating, r.in_stock, r.universal, r.status, r.pop, r.condition)
      or a.position is distinct from r.position);
begin
  if cardinality(ids) > 0 then perform announce(array(select facts_tags(ids))); end if;
  return null;
end $$;

insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, condition, n)
  select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, counted, sum(n)
  from part cross join lateral (values ('new', -1), (condition, 1)) as moved (counted, n)
  where status = 'sold' and condition <> 'new' group by 1, 2, 3, 4, 5, 6, 7, 8;
