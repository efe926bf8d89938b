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
  return specs.length > 0
    ? sql`${partsByApplication(asked)} union all ${bySpec(asked, specs)}`
    : partsByApplication(asked)
}

/** Those of them that fit by their applications. */
export function partsByApplication({ car, met, unmet }: AskedCar): RawBuilder<unknown> {
  const { models, year, years, engines, enginesClosed } = car
  const inYears = years ? sql`(year_from <= ${years.to}::int and ${years.from}::int <= year_to)` : sql`true`
  const inYear = year === null ? inYears : sql`${year}::int between year_from and year_to`
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

type KnownSpec = { kind: string; value: string; closed: boolean; size: number }

const knownSpecs = ({ car }: AskedCar): KnownSpec[] =>
  Object.entries(car.known).flatMap(([kind, { values, closed }]) => {
    return FAMILY_OF.has(kind) ? values.map((value) => ({ kind, value, closed, size: values.length })) : []
  })

/** The family of a kind in `part_spec of_part`; most have the name of their only kind. */
const FAMILY_OF_SPEC = sql`case ${sql.join(
  [...FAMILY_OF].flatMap(([kind, family]) =>
    kind === family ? [] : [sql`when of_part.kind = ${sql.lit(kind)} then ${sql.lit(family)}`],
  ),
  sql` `,
)} else of_part.kind end`

/**
 * Parts without applications that have a value of the car in each family that they have values of. Those that share a
 * value are read once with all their values: a car has some hundred of them, and a look into a table for each adds up.
 */
function bySpec({ types }: AskedCar, specs: KnownSpec[]): RawBuilder<unknown> {
  return sql`(
    with car as materialized (
      select * from unnest(${specs.map((one) => one.kind)}::text[], ${specs.map((one) => one.value)}::text[],
        ${specs.map((one) => one.closed)}::bool[], ${specs.map((one) => one.size)}::int[]) as car (kind, value, closed, size)
    ), by_kind as (
      select part_id, ${FAMILY_OF_SPEC} as family, count(car.kind) > 0 as met,
        bool_and(closed) and count(car.kind) = max(size) as fits
      from (select distinct part_id from car join part_spec using (kind, value)) as sharing
      join part_spec of_part using (part_id)
      left join car on car.kind = of_part.kind and car.value = of_part.value
      where (of_part.kind = any(${[...FAMILY_OF.keys()]}::text[])) is true group by part_id, of_part.kind
    ), by_family as (select part_id, bool_or(met) as met, bool_or(fits) as fits from by_kind group by part_id, family)
    select part_id, bool_and(fits) as fits from by_family join part on part.id = part_id
    where not universal and type_id = any(array(select id from part_type where suits && ${types}::text[]))
      and not exists (select from application where application.part_id = by_family.part_id)
    group by part_id having bool_and(met))`
}
