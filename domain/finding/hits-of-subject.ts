import { type RawBuilder, sql } from 'kysely'
import { factColumns } from '#domain/catalogue'
import { type AskedCar, isForCar, partsOfCar } from '#domain/fitment'
import { facetConditions, where } from './list-page.ts'
import type { Subject } from './understand.ts'
import { suitsEvery } from './universal-types.ts'

/** Types whose universal parts suit the asked car: `listed` are those that were asked for, by words or as a category. */
export type Universal = { all: number[]; listed: number[] }

/** Whether a list asks for a car and for nothing else but facets and types. */
export const isCarAlone = ({ vehicle, text, numbers }: Subject): boolean => vehicle !== null && !text && !numbers

/** What the words name beside the subject itself. */
const named = ({ types, brands, positions }: Subject) =>
  facetConditions({ types, brands, positions, price: null, stars: null, inStock: false })

/** The parts that a subject is about, as a select of the columns of facets and a `rank`; `more` are conditions on `part p`. */
export function hitsOf(subject: Subject, universal: Universal, more: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { vehicle, numbers, text } = subject
  const conditions = [...named(subject), ...more]
  if (text) conditions.push(sql`p.search @@ plainto_tsquery('english', ${text})`)
  if (vehicle && isCarAlone(subject)) return hitsOfCar(subject, vehicle, universal, conditions)
  if (vehicle) conditions.push(sql`(${suitsEvery(universal.all)} or ${isForCar(vehicle)})`)
  if (!numbers) return sql`select ${factColumns}, 0 as rank from part p ${where(conditions)}`
  const ids = numbers.map((hit) => hit.partId)
  const ranks = numbers.map((hit) => hit.rank)
  return sql`select ${factColumns}, rank from unnest(${ids}::int[], ${ranks}::int[]) as hit (id, rank)
    join part p on p.id = hit.id ${where(conditions)}`
}

/** Parts made for a car, and those that suit every vehicle where their type was asked for. */
function hitsOfCar(subject: Subject, car: AskedCar, universal: Universal, conditions: RawBuilder<unknown>[]) {
  const { types } = subject
  // A whole make has too many parts to gather, and the types' own parts are fewer.
  const made = types && car.wholeMake !== null ? isForCar(car) : sql`p.id = any(array(${partsOfCar(car)}))`
  const others = types ? universal.all.filter((id) => types.has(id)) : universal.all
  const alone = others.length > 0 ? [sql`not (${suitsEvery(others)})`] : []
  const madeForIt = sql`select ${factColumns}, 0 as rank from part p ${where([made, ...alone, ...conditions])}`
  if (universal.listed.length === 0) return madeForIt
  return sql`${madeForIt}
    union all select ${factColumns}, 0 from part p ${where([suitsEvery(universal.listed), ...conditions])}`
}
