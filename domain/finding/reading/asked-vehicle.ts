import type { AskedVehicle } from '#domain/vehicles/schema'
import { type SaidCar, yearsOfGenerations } from './car-read.ts'
import type { ReadWords } from './read-words.ts'

/** The vehicle that the words name, as it is asked for. Its make must have been named. */
export function askedVehicle({ car, make, model, year }: ReadWords): AskedVehicle {
  const isSeveral = car.models !== null && car.models.length > 1
  return {
    make: make!.slug,
    model: model?.slug,
    ...(isSeveral && { models: car.models!.map(({ slug }) => slug), called: car.called ?? undefined }),
    year: year ?? undefined,
    years: yearsOf(car, year),
    engineLike: car.engine ?? undefined,
  }
}

/** The range of model years where there is no single one: of the years that were said, those of the generation. */
function yearsOf({ years, generations }: SaidCar, year: number | null): AskedVehicle['years'] {
  if (year !== null) return undefined
  const sold = generations && yearsOfGenerations(generations)
  if (!sold || !years) return years ?? sold ?? undefined
  const both = { from: Math.max(years.from, sold.from), to: Math.min(years.to, sold.to) }
  return both.from <= both.to ? both : years
}
