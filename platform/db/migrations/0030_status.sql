-- Parts that are hidden or retired are in no list, so the counts of lists, their words and their tags leave them out. Else the
-- functions are those of migration 0004.
create or replace function parts_added() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, count(*)
    from added where status = 'sold' group by 1, 2, 3, 4, 5, 6, 7;
  perform announce_lists(array_agg(distinct tag)) from (
    select assortment_tags(type_id) from added union all select 'counts' from added
    union all select 'best-sellers' from added where best_seller) as told (tag) having count(*) > 0;
  return null;
end $$;

create or replace function parts_removed() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, -count(*)
    from removed where status = 'sold' group by 1, 2, 3, 4, 5, 6, 7;
  perform announce_lists(array_agg(distinct tag)) from (
    select assortment_tags(type_id) from removed union all select 'counts' from removed
    union all select 'best-sellers' from removed where best_seller) as told (tag) having count(*) > 0;
  return null;
end $$;

create or replace function parts_changed() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, sum(n)
    from (select *, 1 as n from added where status = 'sold'
      union all select *, -1 from removed where status = 'sold') as both_sides
    group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0;
  if found then perform announce(array['counts']); end if;
  perform announce_lists(array_agg(distinct tag)) from (
    with differing as materialized (
      select a.type_id, a.brand_id, r.type_id as old_type, a.price <> r.price as price, a.rating <> r.rating as rating,
        (price_band(a.price), a.rating / 10, a.in_stock) <> (price_band(r.price), r.rating / 10, r.in_stock) as kind,
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
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, count(*)
    from part where status = 'sold' group by 1, 2, 3, 4, 5, 6, 7;
  perform announce(array['counts', 'parts']);
end $$;

create or replace function words_added() returns trigger language plpgsql as $$
begin
  insert into word select w, count(*) from added, words_of(words) as w where status = 'sold' group by w;
  if found then perform announce(array['searches']); end if;
  return null;
end $$;

create or replace function words_removed() returns trigger language plpgsql as $$
begin
  insert into word select w, -count(*) from removed, words_of(words) as w where status = 'sold' group by w;
  if found then perform announce(array['searches']); end if;
  return null;
end $$;

create or replace function words_changed() returns trigger language plpgsql as $$
begin
  insert into word
    select w, sum(n) from (
      select a.words, 1 as n from added a join removed r using (id)
        where a.status = 'sold' and (a.words <> r.words or a.status <> r.status)
      union all select r.words, -1 from added a join removed r using (id)
        where r.status = 'sold' and (a.words <> r.words or a.status <> r.status)
    ) as both_sides, words_of(words) as w group by w having sum(n) <> 0;
  return null;
end $$;

-- The parts that follow one that is superseded, each by the next, at most 20; `n`: its place, from 1.
create function successors(old integer) returns table (id integer, n integer) language sql stable as $$
  with recursive chain (id, n) as (
    select superseded_by, 1 from part where part.id = old and superseded_by is not null
    union all
    select superseded_by, chain.n + 1 from chain join part using (id) where superseded_by is not null and chain.n < 20
  )
  select * from chain
$$;

-- Of those the last that is sold: the part to take instead. Null: none is.
create function newest_of(old integer) returns integer language sql stable as $$
  select part.id from successors(old) as chain join part using (id) where status = 'sold' order by n desc limit 1
$$;
