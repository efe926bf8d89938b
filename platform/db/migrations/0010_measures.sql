-- Measures: what an attribute of a part says as an amount ("Diameter" 302 mm), a size ("205/55R16") or a grade ("API SP").
-- They follow part.attributes, in one form however a seller spells it: the forms of domain/catalogue/measures.
create table part_measure (
  part_id integer not null references part on delete cascade,
  measure text not null, -- the attribute's name as a slug: "inner-diameter"
  value text not null,   -- "302", "17in", "205/55R16"
  unit text,             -- of an amount: "mm"
  amount numeric,        -- to sort by and to find neighbours: lengths in mm
  primary key (part_id, measure, value)
);
create index part_measure_value on part_measure (measure, value) include (part_id);

-- In which unit an amount is written, how many of that one `said` has, and how many of its dimension's first unit that one
-- has. `kept`: beside that first unit people use this one too (a wheel of 17 in), so it stands with the value.
create function unit_of(said text, out unit text, out factor numeric, out base numeric, out kept boolean)
language sql immutable parallel safe as $$
  select one, times, first, stays from (values
    ('mm', 'mm', 1, 1, false), ('cm', 'mm', 10, 1, false), ('m', 'm', 1, 1000, true),
    ('in', 'in', 1, 25.4, true), ('"', 'in', 1, 25.4, true),
    ('l', 'l', 1, 1, false), ('ml', 'l', 0.001, 1, false), ('cl', 'l', 0.01, 1, false),
    ('g', 'g', 1, 1, true), ('kg', 'g', 1000, 1, true), ('w', 'W', 1, 1, false), ('kw', 'kW', 1, 1000, true),
    ('ah', 'Ah', 1, 1, false), ('mah', 'Ah', 0.001, 1, false), ('v', 'V', 1, 1, false), ('a', 'A', 1, 1, false),
    ('bar', 'bar', 1, 1, false), ('nm', 'Nm', 1, 1, false)
  ) as known (name, one, times, first, stays) where name = lower(said)
$$;

-- "5 × 114.3" → "5x114.3", "m14 X 1,5" → "M14x1.5", "10w40" → "10W-40", "205/55 zr16" → "205/55R16"; null: no size.
create function size_of(said text) returns text language sql immutable parallel safe as $$
  select case
    when said ~ '^\d{1,2} ?[xX×] ?\d{2,3}([.,]\d+)?$' or said ~ '^[mM]\d{1,2}( ?[xX×] ?\d([.,]\d+)?)?$'
      then translate(said, 'mX×, ', 'Mxx.')
    when said ~* '^\d{1,2}w[ -]?\d{2,3}$' then regexp_replace(upper(said), '^(\d+W)[ -]?', '\1-')
    when said ~* '^\d{2,3}/\d{2,3} ?(z?r|b|-) ?\d{2}$' then replace(translate(upper(said), ' ', ''), 'ZR', 'R')
    when said ~* '^\d+(/\d+)?-\d+ un[cf]$' then upper(said)
  end
$$;

-- What one attribute says; several values stand with commas or "and" between them. `said_unit` is empty where there is none.
create function measure_of(name text, said text, said_unit text)
returns table (measure text, value text, unit text, amount numeric) language sql immutable parallel safe as $$
  with read as (
    select btrim(regexp_replace(lower(name), '[^[:alnum:]]+', '-', 'g'), '-') as measure, btrim(word) as word, case
        when word ~ '^ *-?\d{1,9}([.,]\d{1,4})? *$' then replace(word, ',', '.')::numeric
        when said_unit = '' and word ~ '^-?\d{1,9}([.,]\d{1,4})? ?(mm|cm|in|"|ml|l|Ah|V|W|kW|A|bar|Nm)$'
          then replace(substring(word from '^-?[\d.,]+'), ',', '.')::numeric
        when said_unit in ('in', '"') and word ~ '^(\d{1,3} )?\d{1,3}/[1-9]\d{0,2}$'
          then coalesce(substring(word from '^(\d+) ')::numeric, 0)
            + substring(word from '(\d+)/')::numeric / substring(word from '/(\d+)')::numeric
      end as number
    from string_to_table(replace(replace(said, '−', '-'), ' and ', ', '), ', ') as word
    where btrim(word) not in ('', 'none')
  )
  select read.measure, trim_scale(round(number * coalesce(factor, 1), 4))::text || case when kept then of.unit else '' end,
    coalesce(of.unit, nullif(said_unit, '')), trim_scale(round(number * coalesce(factor * base, 1), 4))
  from read, unit_of(case when said_unit = '' then substring(word from '[[:alpha:]"]+$') else said_unit end) as of
  where number is not null and read.measure not in ('', 'load-and-speed')
  union all
  select read.measure, coalesce(size_of(word), word), null, null from read
  where (number is null and read.measure <> '' or read.measure = 'load-and-speed')
    and (word ~ '^[\dmM]' and size_of(word) is not null or read.measure in ('specification', 'approval', 'standard', 'grade',
      'bulb-socket', 'socket', 'group', 'load-and-speed', 'refrigerant', 'coolant-type', 'emission-standard'))
$$;

-- The measures of parts with these attributes [[name, value, unit], …]. Many parts say the same: it is read once.
create function measures_of(ids integer[], attributes jsonb[])
returns table (part_id integer, measure text, value text, unit text, amount numeric) language sql immutable as $$
  with said as materialized (
    select id, one ->> 0 as name, one ->> 1 as said, coalesce(one ->> 2, '') as said_unit
    from unnest(ids, attributes) as part (id, held), jsonb_array_elements(held) as one where one ->> 1 is not null
  ), known as materialized (
    select name, said, said_unit, m.* from (select distinct name, said, said_unit from said) as every, measure_of(name, said, said_unit) as m
  )
  select distinct on (id, known.measure, known.value) id, known.measure, known.value, known.unit, known.amount
  from said join known using (name, said, said_unit)
$$;

-- What measures show is out of date where they change: all of them, and those of one type.
create function measure_tags(type smallint) returns setof text language sql immutable as
  $$ values ('measures'), ('measures:t' || type) $$;

create function measures_added() returns trigger language plpgsql as $$
begin
  insert into part_measure select m.* from (select array_agg(id) as ids, array_agg(attributes) as held from added) as a,
    measures_of(ids, held) as m;
  return null;
end $$;

create function measures_changed() returns trigger language plpgsql as $$
declare
  changed integer[] := array(select id from added a join removed r using (id) where a.attributes <> r.attributes);
begin
  if cardinality(changed) = 0 then return null; end if;
  delete from part_measure where part_id = any(changed);
  insert into part_measure select m.* from (select array_agg(id) as ids, array_agg(attributes) as held from added
    where id = any(changed)) as a, measures_of(ids, held) as m;
  perform announce_lists(array_agg(distinct tag)) from added, measure_tags(type_id) as tag where id = any(changed);
  return null;
end $$;

create trigger measures_added after insert on part referencing new table as added
  for each statement execute function measures_added();
create trigger measures_changed after update on part referencing new table as added old table as removed
  for each statement execute function measures_changed();

-- Measures the parts that were there before, some at a time, so that no writer waits long. A part is locked while it is
-- measured: who changes it then measures it again.
create procedure measure_all_parts() language plpgsql as $$
declare
  last integer := 0;
begin
  loop
    with batch as materialized (select id, attributes from part where id > last order by id limit 2000 for no key update),
      measured as (insert into part_measure select m.* from (select array_agg(id) as ids, array_agg(attributes) as held from batch) as b,
        measures_of(ids, held) as m on conflict do nothing)
    select max(id) into last from batch;
    exit when last is null;
    commit;
  end loop;
end $$;
