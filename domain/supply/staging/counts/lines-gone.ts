import { sql } from 'kysely'
import { waitingParts } from './waiting-parts.ts'

/**
 * Lines of vehicles that a supplier's file takes away from parts: those that a full file no longer says, or says of
 * fewer years, unless rows of the part wait; and those that a file deletes. A row that changes a line (its quantity,
 * its place) stands for any line of the same car.
 */
export const linesGone = (id: string) => sql`
  with file as (
    select i.id, s.source_id, i.is_full and i.applied_at is null as replaces
    from import i join supplier s on s.id = i.supplier_id where i.id = ${id}
  ), said as (
    select f.part_id, f.model_id, f.engine_id, f.state, case f.state when 'same' then coalesce(f.position, p.position) end as position,
      case f.state when 'same' then f.conditions end as conditions,
      range_agg(int4range(f.year_from, f.year_to, '[]')) as years
    from file join import_fit f on f.import_id = file.id join part p on p.id = f.part_id
    where file.replaces and f.action = 'add' and f.state in ('ready', 'same') group by 1, 2, 3, 4, 5, 6
  ), unsaid as (
    select a.id
    from file join application a on a.source_id = file.source_id join part p on p.id = a.part_id
      left join said on (said.part_id, said.model_id) = (a.part_id, a.model_id) and case said.state
        when 'ready' then said.engine_id is null or said.engine_id = a.engine_id
        else said.engine_id is not distinct from a.engine_id and said.conditions = a.conditions
          and said.position is not distinct from coalesce(a.position, p.position) end
    where file.replaces and a.part_id not in (${waitingParts(id)})
    group by a.id having not coalesce(range_agg(said.years) @> int4range(a.year_from, a.year_to, '[]'), false)
  ), deleted as (
    select a.id
    from file join import_fit f on f.import_id = file.id join application a on a.part_id = f.part_id and a.source_id = file.source_id
    where f.state = 'ready' and f.action = 'delete' and a.model_id = f.model_id and a.conditions = f.conditions
      and a.engine_id is not distinct from f.engine_id and a.position is not distinct from f.position
      and a.year_from <= f.year_to and a.year_to >= f.year_from
  )
  select null::bigint as n, a.part_id, b.slug as brand, concat_ws(' ', p.number, make.name, model.name,
      case when a.year_from = a.year_to then a.year_from::text else concat(a.year_from, '–', a.year_to) end) as text,
    null::int as before, null::int as after
  from (select id from unsaid union select id from deleted) as lost join application a using (id)
    join part p on p.id = a.part_id join brand b on b.id = p.brand_id
    join model on model.id = a.model_id join make on make.id = model.make_id`
