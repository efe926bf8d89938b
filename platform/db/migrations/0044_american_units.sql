-- Units of American labels: a can of "5 qt" measures 4.7318 l, as a search for 5 qt does. Before, it measured 5, so that who
-- searched 5 l found it, and who searched 5 qt did not.
create or replace function unit_of(said text, out unit text, out factor numeric, out base numeric, out kept boolean)
language sql immutable parallel safe as $$
  select one, times, first, stays from (values
    ('mm', 'mm', 1, 1, false), ('cm', 'mm', 10, 1, false), ('m', 'm', 1, 1000, true),
    ('in', 'in', 1, 25.4, true), ('"', 'in', 1, 25.4, true),
    ('l', 'l', 1, 1, false), ('ml', 'l', 0.001, 1, false), ('cl', 'l', 0.01, 1, false),
    ('qt', 'l', 0.946353, 1, false), ('pt', 'l', 0.473176, 1, false), ('gal', 'l', 3.785412, 1, false),
    ('fl oz', 'l', 0.0295735, 1, false),
    ('g', 'g', 1, 1, true), ('kg', 'g', 1000, 1, true), ('lb', 'g', 453.592, 1, true),
    ('w', 'W', 1, 1, false), ('kw', 'kW', 1, 1000, true),
    ('ah', 'Ah', 1, 1, false), ('mah', 'Ah', 0.001, 1, false), ('v', 'V', 1, 1, false), ('a', 'A', 1, 1, false),
    ('bar', 'bar', 1, 1, false), ('nm', 'Nm', 1, 1, false), ('ft lb', 'Nm', 1.35582, 1, false)
  ) as known (name, one, times, first, stays) where name = lower(said)
$$;

create temporary table measured_again on commit drop as
  select distinct part_id from part_measure where lower(unit) in ('qt', 'pt', 'gal', 'fl oz', 'lb', 'ft lb');
delete from part_measure where part_id in (select part_id from measured_again);
insert into part_measure select m.* from (select array_agg(id) as ids, array_agg(attributes) as held
  from part join measured_again on part_id = id) as a, measures_of(ids, held) as m;
