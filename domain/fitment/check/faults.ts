import { type RawBuilder, sql } from 'kysely'
import { canMeet, agreeingMeasures } from './contradictions.ts'
import { CONDITION_KINDS } from '../rule/kinds.ts'
import { BURNING } from './measures.ts'
import type { FaultKind } from './check-schema.ts'

/** For each kind a select of `part_id` and `detail`, one row for each fault. */
export const faults: Record<FaultKind, () => RawBuilder<unknown>> = {
  contradiction: contradictions,
  'engine-not-there': enginesNotThere,
  'engine-part-of-electric': engineParts,
  'outside-years': outsideYears,
  'no-question': withoutQuestion,
  'fits-nothing': fittingNothing,
}

const named = (id: string) => sql`
  (select make.name || ' ' || model.name from model join make on make.id = make_id where model.id = ${sql.ref(id)})`

/**
 * Two parts for the same place of one car with different measures, in whatever unit they are stated. Brands with the same
 * measure count once.
 */
function contradictions(): RawBuilder<unknown> {
  return sql`
    with measured as materialized (${agreeingMeasures()}
    ), fitted as materialized (
      select model_id, measure, value, coalesce(a.position, m.position) as position, engine_id, year_from, year_to, conditions,
        min(part_id) as part_id
      from measured m join application a on a.part_id = m.id group by 1, 2, 3, 4, 5, 6, 7, 8
    )
    select one.part_id, format('part %s and part %s differ in %s for a %s of %s: %s and %s', one.part_id, other.part_id,
      one.measure, ${named('one.model_id')}, greatest(one.year_from, other.year_from), one.value, other.value) as detail
    from fitted one join fitted other on (one.model_id, one.measure) = (other.model_id, other.measure) and one.value < other.value
    where ${canMeet()}`
}

/** Applications with an engine that the model does not have in one of these years, if its engines are known. */
function enginesNotThere(): RawBuilder<unknown> {
  return sql`
    with wrong as materialized (
      select * from (select distinct model_id, year_from, year_to, engine_id from application where engine_id is not null) as a
      where exists (
        select from base_vehicle v where v.model_id = a.model_id and v.year between a.year_from and a.year_to
          and exists (select from configuration where base_vehicle_id = v.id)
          and not exists (select from configuration c where c.base_vehicle_id = v.id and c.engine_id = a.engine_id)))
    select part_id, format('part %s for a %s of %s to %s: it has no such engine', part_id, ${named('model_id')}, year_from, year_to) as detail
    from application join wrong using (model_id, year_from, year_to, engine_id)`
}

/** Whether part type `t` of a `category` is one of combustion engines. */
export const OF_BURNING = sql`(category.slug = any(${BURNING.categories}::text[]) or t.slug = any(${BURNING.types}::text[]))`

/** Parts of combustion engines, for electric cars. */
function engineParts(): RawBuilder<unknown> {
  return sql`
    with electric as materialized (
      select base_vehicle_id as id from configuration c join engine on engine.id = engine_id
      group by 1 having bool_and(coalesce(fuel in ('electric', 'hydrogen'), false))
    ), burning as materialized (
      select part.id from part join part_type t on t.id = type_id join category on category.id = category_id where ${OF_BURNING})
    select part_id, format('part %s for a %s of %s to %s: it is electric', part_id, ${named('model_id')}, year_from, year_to) as detail
    from burning join application a on a.part_id = burning.id left join engine on engine.id = engine_id
    where fuel in ('electric', 'hydrogen') or (engine_id is null and exists (
      select from base_vehicle v join electric using (id) where v.model_id = a.model_id and v.year between year_from and year_to))`
}

/** Applications in a year in which the model was not made. */
function outsideYears(): RawBuilder<unknown> {
  return sql`
    with wrong as materialized (
      select * from (select distinct model_id, year_from, year_to from application) as a
      where (select count(distinct year) from base_vehicle v where v.model_id = a.model_id and v.year between year_from and year_to)
        < year_to - year_from + 1)
    select part_id, format('part %s for a %s of %s to %s: not made in all of these years', part_id, ${named('model_id')}, year_from, year_to) as detail
    from application join wrong using (model_id, year_from, year_to)`
}

/** Applications with a condition that no question asks for, or that does not exist. */
function withoutQuestion(): RawBuilder<unknown> {
  return sql`
    select part_id, format('part %s on the condition %s', part_id, coalesce(kind || ' ' || value, asked::text)) as detail
    from application cross join unnest(conditions) as asked left join condition on condition.id = asked
    where kind is null or kind <> all(${CONDITION_KINDS}::text[])`
}

function fittingNothing(): RawBuilder<unknown> {
  return sql`
    select id as part_id, format('part %s %s', id, name) as detail from part
    where not universal and not exists (select from application where part_id = part.id)
      and not exists (select from part_spec where part_id = part.id)`
}
