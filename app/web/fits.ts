import type { Fitment } from '#domain/catalogue/schema'
import type { ChosenVehicle } from '#domain/vehicles/schema'

export type Fit =
  | { kind: 'universal' | 'no' }
  /** `condition`: it fits if this is so. `engine`: it depends on the engine, which is not chosen. */
  | { kind: 'yes' | 'maybe'; condition: string | null; engines: string[] }

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * Whether a part fits a car, by its fitment table. A row without engine fits any engine; where the car's engine is not
 * chosen and only rows with engines match, it depends on the engine.
 */
export function fitOf(part: { universal: boolean; fitments: Fitment[] }, car: ChosenVehicle): Fit {
  if (part.universal) return { kind: 'universal' }
  const rows = part.fitments.filter(
    ({ make, model, yearFrom, yearTo }) =>
      same(make, car.make) && same(model, car.model) && yearFrom <= car.year && car.year <= yearTo,
  )
  if (rows.length === 0) return { kind: 'no' }
  const { engine } = car
  const exact = rows.filter((row) => row.engine === null || (engine && same(row.engine, engine)))
  if (exact.length === 0 && engine) return { kind: 'no' }
  const fitting = exact.length > 0 ? exact : rows
  const plain = fitting.some((row) => row.condition === null)
  const engines = exact.length > 0 ? [] : [...new Set(rows.flatMap((row) => row.engine ?? []))]
  const condition = plain ? null : (fitting[0]?.condition ?? null)
  return { kind: condition || engines.length > 0 ? 'maybe' : 'yes', condition, engines }
}
