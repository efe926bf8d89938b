-- Whether a part suits every vehicle is said by the part: the kept counts tell such parts apart, and an index leads to
-- those of a type.
alter table part_count add universal boolean not null default false;
create index part_universal on part (type_id) include (id, brand_id, position, price, in_stock, rating, pop) where universal;

create or replace function count_part(p part, n integer) returns void language sql as $$
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n) values
    (p.type_id, p.brand_id, p.position, price_band(p.price), p.rating / 10, p.in_stock, p.universal, n)
$$;

drop trigger part_recounted on part;
create trigger part_recounted after update on part for each row
  when (old.type_id <> new.type_id or old.brand_id <> new.brand_id or old.position is distinct from new.position
    or price_band(old.price) <> price_band(new.price) or old.rating / 10 <> new.rating / 10
    or old.in_stock <> new.in_stock or old.universal <> new.universal)
  execute function part_counted();

create or replace function refresh_part_counts() returns void language plpgsql as $$
begin
  lock table part_count in share row exclusive mode;
  delete from part_count;
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, count(*)
    from part group by 1, 2, 3, 4, 5, 6, 7;
  perform pg_notify('changes', 'counts');
end $$;
select refresh_part_counts();
