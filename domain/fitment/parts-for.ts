import { type RawBuilder, sql } from 'kysely'
import type { FoundVehicles } from '#domain/vehicles'

/** A car that a list is asked for; `year` null: any year. */
export type AskedCar = FoundVehicles

/** Of `fitment f`, those that name the car. */
const isOfCar = ({ modelIds, year, engineIds }: AskedCar) => sql`f.model_id = any(${modelIds}::int[])
  and ${year === null ? sql`true` : sql`${year}::int between f.year_from and f.year_to`}
  and ${engineIds === null ? sql`true` : sql`(f.engine_id is null or f.engine_id = any(${engineIds}::int[]))`}`

/** The parts whose fitments name the car, as a select of `part_id` for `id = any(array(…))`; a part may come more than once. */
export const partsOfCar = (car: AskedCar): RawBuilder<unknown> =>
  car.wholeMake === null
    ? sql`select part_id from fitment f where ${isOfCar(car)}`
    : sql`select part_id from part_make where make_id = ${car.wholeMake}`

/** Whether the fitments of `part p` name the car, as a condition. */
export const isForCar = (car: AskedCar): RawBuilder<unknown> =>
  car.wholeMake === null
    ? sql`exists (select 1 from fitment f where f.part_id = p.id and ${isOfCar(car)})`
    : sql`exists (select 1 from part_make m where m.part_id = p.id and m.make_id = ${car.wholeMake})`
