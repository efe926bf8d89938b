import { type RawBuilder, sql } from 'kysely'
import { canMeet, agreeingMeasures } from '../check/contradictions.ts'

/**
 * Those of the given lines whose part differs in a measure from another part for the same place of the same car, of the given
 * lines or of the shop's: `n`, `measure`, `value`, and the `other` part with its `other_value`. `given`: n, is_fresh (only such are
 * told), part_id, model_id, year_from, year_to, engine_id, position, conditions. `but`: applications `a` that the given ones replace.
 * Different notes tell cars apart: they are all that some files have for it.
 */
export const contradictingLines = (given: RawBuilder<unknown>, but: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with given as materialized (${given}),
  mine as materialized (${agreeingMeasures(sql`p.id in (select part_id from given)`)}),
  lines as materialized (
    select model_id, measure, value, coalesce(g.position, m.position) as position, engine_id, year_from, year_to, conditions,
      min(part_id) as part_id, array_agg(n) filter (where is_fresh) as ns
    from given g join mine m on m.id = g.part_id group by 1, 2, 3, 4, 5, 6, 7, 8
  ), nearby as materialized (
    select a.* from application a where model_id in (select model_id from lines) and not (${but})
  ), theirs as materialized (${agreeingMeasures(sql`p.id in (select part_id from nearby)`)}),
  stored as materialized (
    select model_id, measure, value, coalesce(a.position, m.position) as position, engine_id, year_from, year_to, conditions,
      min(part_id) as part_id, null::bigint[] as ns
    from nearby a join theirs m on m.id = a.part_id group by 1, 2, 3, 4, 5, 6, 7, 8
  )
  select distinct on (n) n, one.measure, one.value, other.part_id as other, other.value as other_value
  from lines one join (select * from lines union all select * from stored) other
    on (one.model_id, one.measure) = (other.model_id, other.measure) and one.value <> other.value
    and ${canMeet(sql`b.kind = 'note' and a.value <> b.value`)}
    cross join unnest(one.ns) as n
  order by n, other.part_id`
