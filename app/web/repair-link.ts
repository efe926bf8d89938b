import { type AskedCar, carQuery } from './car/car-link.ts'

/** The page of a repair, for a car where one is given; without a slug the page of all repairs. */
export function repairFor(slug: string | null, car: AskedCar | null): string {
  const path = slug ? `/repairs/${slug}` : '/repairs'
  return car ? `${path}?${carQuery(car)}` : path
}
