import { type RawBuilder, sql } from 'kysely'
import { FAMILY_OF } from './kinds.ts'
import type { AskedCar } from './read-car.ts'

/**
 * The parts that fit a car, or would if something open were so, as a select of `part_id` and `fits`, each part once. It says
 * what `fitOf` says of them, but leaves out those that suit every vehicle.
 */
export function partsForCar(asked: AskedCar): RawBuilder<unknown> {
  if (asked.wholeMake !== null)
    return sql`select part_id, false as fits from part_make where make_id = ${asked.wholeMake}`
  const specs = knownSpecs(asked)
  return specs.length > 0 ? sql`${byApplication(asked)} union all ${bySpec(asked, specs)}` : byApplication(asked)
}

function byApplication({ car, met, unmet }: AskedCar): RawBuilder<unknown> {
  const { models, year, engines, enginesClosed } = car
  const inYear = year === null ? sql`true` : sql`${year}::int between year_from and year_to`
  const withEngine = enginesClosed ? sql`(engine_id is null or engine_id = any(${engines}::int[]))` : sql`true`
  const isSure = sql`conditions <@ ${met}::int[]`
  const isForAny = sql`bool_or(${isSure} and engine_id is null)`
  const isForEach = sql`count(distinct engine_id) filter (where ${isSure}) = ${engines.length}`
  const isOneCar = models.length === 1 && year !== null
  const fits = !isOneCar ? sql`false` : enginesClosed ? sql`(${isForAny} or ${isForEach})` : isForAny
  return sql`
    select part_id, ${fits} as fits from application
    where model_id = any(${models}::int[]) and ${inYear} and ${withEngine} and not conditions && ${unmet}::int[]
    group by part_id`
}

type KnownSpec = { kind: string; value: string; family: string; closed: boolean; size: number }

const knownSpecs = ({ car }: AskedCar): KnownSpec[] =>
  Object.entries(car.known).flatMap(([kind, { values, closed }]) => {
    const family = FAMILY_OF.get(kind)
    return family ? values.map((value) => ({ kind, value, family, closed, size: values.length })) : []
  })

/** The family of a kind in `part_spec of_part`; most have the name of their only kind. */
const FAMILY_OF_SPEC = sql`case ${sql.join(
  [...FAMILY_OF].flatMap(([kind, family]) =>
    kind === family ? [] : [sql`when kind = ${sql.lit(kind)} then ${sql.lit(family)}`],
  ),
  sql` `,
)} else kind end`

/** Parts without applications that have a value of the car in each family that they have values of. */
function bySpec({ types }: AskedCar, specs: KnownSpec[]): RawBuilder<unknown> {
  return sql`
    select part_id, bool_and(fits) as fits from (
      select part_id, family, bool_or(fits) as fits from (
        select part_id, family, closed and count(*) = size as fits
        from unnest(${specs.map((one) => one.kind)}::text[], ${specs.map((one) => one.value)}::text[],
          ${specs.map((one) => one.family)}::text[], ${specs.map((one) => one.closed)}::bool[],
          ${specs.map((one) => one.size)}::int[]) as car (kind, value, family, closed, size)
        join part_spec using (kind, value) group by part_id, kind, family, closed, size
      ) as by_kind group by part_id, family
    ) as by_family join part on part.id = part_id
    where not part.universal and type_id in (select id from part_type where suits && ${types}::text[])
      and not exists (select from application where application.part_id = by_family.part_id)
    group by part_id having count(*) = (
      select count(distinct ${FAMILY_OF_SPEC}) from part_spec of_part
      where of_part.part_id = by_family.part_id and kind = any(${[...FAMILY_OF.keys()]}::text[]))`
}
