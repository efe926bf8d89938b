import { type RawBuilder, sql } from 'kysely'
import { factColumns } from '#domain/catalogue'
import { type AskedCar, partsForCar } from '#domain/fitment'
import type { NumberHit } from './find-numbers.ts'
import { facetConditions, where } from './list-page.ts'
import type { Subject } from './understand.ts'
import { suitsEvery } from './universal-types.ts'

/**
 * Types whose universal parts fit the asked car: `listed` are those that were asked for, by words or as a category,
 * `certain` those that fit whichever of its vehicles it is.
 */
export type Universal = { all: number[]; listed: number[]; certain: number[] }

/** Parts that fit a car only under a condition come after all others. */
export const IF_RANK = 10
/** Parts of just the number that was typed, which do not fit the car, come last. */
export const NO_RANK = 2 * IF_RANK
const rankOf = (fits: RawBuilder<unknown>) => sql`case when ${fits} then 0 else ${sql.lit(IF_RANK)} end`

/** Whether a list asks for a car and otherwise only for facets and types. */
export const isCarAlone = ({ vehicle, text, numbers }: Subject): boolean => vehicle !== null && !text && !numbers

/** What the words name besides the subject itself. */
const named = ({ types, brands, positions }: Subject) => facetConditions({ types, brands, positions })

/** The parts of a subject, as a select of the columns of facets and a `rank`; `more` are conditions on `part p`. */
export function hitsOf(subject: Subject, universal: Universal, more: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { vehicle, numbers, text, without, likely } = subject
  const conditions = [...named(subject), ...more]
  if (text) conditions.push(sql`p.search @@ plainto_tsquery('english', ${text})`)
  for (const word of without) conditions.push(sql`not p.search @@ plainto_tsquery('english', ${word})`)
  if (vehicle && isCarAlone(subject)) return hitsOfCar(subject, vehicle, universal, conditions)
  const parts = numbers ? hitParts(numbers) : sql`part p`
  const rank = numbers ? sql`hit.rank` : placeIn(likely)
  if (!vehicle) return sql`select ${factColumns}, ${rank} as rank from ${parts} ${where(conditions)}`
  const isOfCar = sql`(${suitsEvery(universal.all)} or car.part_id is not null)`
  conditions.push(numbers ? sql`(${isOfCar} or hit.rank = 0)` : isOfCar)
  const fits = sql`case when p.universal then ${suitsEvery(universal.certain)} else car.fits end`
  const fitRank = sql`case when ${isOfCar} then ${rankOf(fits)} else ${sql.lit(NO_RANK)} end`
  return sql`select ${factColumns}, ${rank} + ${fitRank} as rank
    from ${parts} left join (${partsForCar(vehicle)}) as car on car.part_id = p.id ${where(conditions)}`
}

/** The place of a part's type among the likely ones, below IF_RANK: within what fits, the likeliest comes first. */
const placeIn = (likely: readonly number[] | null) =>
  likely ? sql`least(array_position(${[...likely]}::int[], p.type_id::int) - 1, ${sql.lit(IF_RANK - 1)})` : sql`0`

const hitParts = (numbers: NumberHit[]) => {
  const ids = numbers.map((hit) => hit.partId)
  const ranks = numbers.map((hit) => hit.rank)
  return sql`unnest(${ids}::int[], ${ranks}::int[]) as hit (id, rank) join part p on p.id = hit.id`
}

/** Parts with applications for a car, and universal parts if their type was asked for. */
function hitsOfCar({ types, likely }: Subject, car: AskedCar, universal: Universal, conditions: RawBuilder<unknown>[]) {
  const others = types ? universal.all.filter((id) => types.has(id)) : universal.all
  const alone = others.length > 0 ? [sql`not (${suitsEvery(others)})`] : []
  const madeForIt = sql`select ${factColumns}, ${placeIn(likely)} + ${rankOf(sql`car.fits`)} as rank
    from (${partsForCar(car)}) as car join part p on p.id = car.part_id ${where([...alone, ...conditions])}`
  if (universal.listed.length === 0) return madeForIt
  return sql`${madeForIt}
    union all select ${factColumns}, ${placeIn(likely)} + ${rankOf(suitsEvery(universal.certain))} from part p
      ${where([suitsEvery(universal.listed), ...conditions])}`
}
