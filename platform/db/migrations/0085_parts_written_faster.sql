-- Parts and their places are written in less time.

-- The same as before (migration 0051), but not strict: PostgreSQL puts the text of a function that is strict and has a case into no
-- statement, and calls it for each row. Of nothing the number is nothing still.
do $migration$ begin execute format($function$
  create or replace function number_norm(said text) returns text language sql immutable parallel safe return case
    when said !~ '[^\x01-\x7f]' then upper(regexp_replace(said, '[^A-Za-z0-9]', '', 'g'))
    else translate(
      regexp_replace(
        upper(normalize(regexp_replace(said,
          '[\u00AA\u00B2\u00B3\u00B9\u00BA\u00BC-\u00BE\u2070-\u215F\u2189-\u24FF\u3200-\u33FF]', '', 'g'), NFKC) collate %I),
        '[^[:alpha:][:digit:]]', '', 'g'),
      'АВЕЁЅІЇЈКМНОРСТУҮХԚԜӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'ABEESIIJKMHOPCTYYXQWIABEZHIKMNOPTYXCJ01234567890123456789')
  end
$function$, (select collname from pg_collation where collname in ('pg_unicode_fast', 'und-x-icu') order by collname limit 1)); end $migration$;

-- That the units of a part are counted by place is written once for all rows of a statement.
drop trigger part_place_began on part_place;
create function part_places_began() returns trigger language plpgsql as $$
begin
  update stock set spread = true from added
    where stock.part_id = added.part_id and added.free is not null and not spread;
  return null;
end $$;
create trigger part_place_began after insert on part_place referencing new table as added
  for each statement execute function part_places_began();
