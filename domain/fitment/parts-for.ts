import { type RawBuilder, sql } from 'kysely'
import type { FoundVehicles } from '#domain/vehicles'

/** A car that a list is asked for; `year` null: any year. */
export type AskedCar = FoundVehicles & { year: number | null }

const inYear = ({ year }: AskedCar) => (year === null ? sql`true` : sql`${year}::int between f.year_from and f.year_to`)

/** The parts whose fitments name the car, as a select of `part_id` for `id = any(array(…))`; a part may come more than once. */
export const partsOfCar = (car: AskedCar): RawBuilder<unknown> =>
  car.wholeMake === null
    ? sql`select part_id from fitment f where vehicle_id = any(${car.ids}::int[]) and ${inYear(car)}`
    : sql`select part_id from part_make where make_id = ${car.wholeMake}`

/** Whether the fitments of `part p` name the car, as a condition. */
export const isForCar = (car: AskedCar): RawBuilder<unknown> =>
  car.wholeMake === null
    ? sql`exists (select 1 from fitment f
        where f.part_id = p.id and f.vehicle_id = any(${car.ids}::int[]) and ${inYear(car)})`
    : sql`exists (select 1 from part_make m where m.part_id = p.id and m.make_id = ${car.wholeMake})`
