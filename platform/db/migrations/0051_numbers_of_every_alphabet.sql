-- Letters of every alphabet count in a part number (docs/decisions/0030). The same as `normalNumber` of domain/catalogue/part-number.ts.
-- PostgreSQL before 18 knows the letters of every alphabet by ICU alone.
do $migration$ begin execute format($function$
  create function number_norm(said text) returns text language sql immutable strict parallel safe return case
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

-- A generated column could only change with a new copy of the whole table.
alter table part alter column norm drop expression;
create function part_numbered() returns trigger language plpgsql as $$
begin
  new.norm := number_norm(new.number);
  return new;
end $$;
create trigger part_numbered before insert or update of number, norm on part for each row execute function part_numbered();

-- Of two parts of a brand whose numbers are one now, the later keeps the form it had.
update part p set norm = number_norm(p.number)
where p.number ~ '[^\x01-\x7f]' and p.norm <> number_norm(p.number) and not exists (
  select from part o where o.brand_id = p.brand_id and o.id <> p.id and (o.norm = number_norm(p.number)
    or (o.number ~ '[^\x01-\x7f]' and o.id < p.id and number_norm(o.number) = number_norm(p.number))));
update part_number n set norm = number_norm(n.number)
where n.number ~ '[^\x01-\x7f]' and n.norm <> number_norm(n.number) and not exists (
  select from part_number o where o.part_id = n.part_id and o.kind = n.kind and o.ctid <> n.ctid and (o.norm = number_norm(n.number)
    or (o.number ~ '[^\x01-\x7f]' and o.ctid < n.ctid and number_norm(o.number) = number_norm(n.number))));
