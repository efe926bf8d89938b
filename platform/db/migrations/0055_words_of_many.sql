-- Of many parts at once, each piece of their texts is counted first and cleaned once: most pieces are the same.
create or replace function words_added() returns trigger language plpgsql as $$
begin
  insert into word
    select w, sum(n) from (
      select piece, count(*) as n from added, string_to_table(words, ' ') as piece where status = 'sold' group by piece
    ) as pieces, words_of(piece) as w group by w;
  if found then perform announce(array['searches']); end if;
  return null;
end $$;

create or replace function words_removed() returns trigger language plpgsql as $$
begin
  insert into word
    select w, -sum(n) from (
      select piece, count(*) as n from removed, string_to_table(words, ' ') as piece where status = 'sold' group by piece
    ) as pieces, words_of(piece) as w group by w;
  if found then perform announce(array['searches']); end if;
  return null;
end $$;

create or replace function words_changed() returns trigger language plpgsql as $$
begin
  insert into word
    select w, sum(n) from (
      select piece, sum(n) as n from (
        select a.words, 1 as n from added a join removed r using (id)
          where a.status = 'sold' and (a.words <> r.words or a.status <> r.status)
        union all select r.words, -1 from added a join removed r using (id)
          where r.status = 'sold' and (a.words <> r.words or a.status <> r.status)
      ) as both_sides, string_to_table(words, ' ') as piece group by piece having sum(n) <> 0
    ) as pieces, words_of(piece) as w group by w having sum(n) <> 0;
  return null;
end $$;

-- A part is written with its state: an update that finds nothing to do would still start every trigger of a part.
create or replace function stock_flipped() returns trigger language plpgsql as $$
declare
  it integer := case tg_op when 'DELETE' then old.part_id else new.part_id end;
  there boolean := case tg_op when 'DELETE' then true else new.free > 0 end;
begin
  if tg_op = 'INSERT' and exists (select from part where id = it and in_stock = there) then return null; end if;
  update part set in_stock = there where id = it and in_stock <> there;
  return null;
end $$;
