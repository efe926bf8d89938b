-- What shoppers choose by in words counts as measured too: the lining of brake pads, the place of a hose, what a relay is for. A word
-- begins with a small letter whoever wrote it, so that "Ceramic" and "ceramic" are one choice; one with other capitals stays, as AGM.
create or replace function measure_of(name text, said text, said_unit text)
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
  ), in_words as (
    select array['actuation', 'actuator', 'adjustment', 'assistance', 'base', 'bearing', 'bush-type', 'cameras', 'chain', 'colour',
      'connection', 'contents', 'core', 'design', 'disc-type', 'drive', 'electrode', 'filling', 'filter-type', 'finish', 'fitting',
      'fitting-kit', 'for', 'form', 'formula', 'fuse-type', 'glass', 'grease-type', 'heating', 'holding', 'housing', 'impeller',
      'injection', 'levelling', 'light', 'lining', 'material', 'motor', 'mount', 'mount-type', 'mounting', 'network', 'place',
      'programming', 'pulley', 'reads', 'scent', 'scope', 'season', 'seat', 'sensor-type', 'shape', 'surface', 'system', 'technology',
      'tone', 'turbo-type', 'use', 'valve', 'version', 'warning', 'water-pump', 'wear-warning'] as names
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
  union all
  select read.measure, case when word ~ '^[[:upper:]][^[:upper:]]+$' then lower(left(word, 1)) || substr(word, 2) else word end, null, null
  from read, in_words
  where number is null and read.measure = any(names) and size_of(word) is null and word ~ '[[:alpha:]]' and length(word) < 30
$$;
