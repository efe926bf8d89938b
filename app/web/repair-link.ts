import { type AskedCar, carQuery } from './shop-link.ts'

/** The page of a repair, for a car where one is given; without a slug the page of all repairs. */
export function repairFor(slug: string | null, car: AskedCar | null): string {
  const path = slug ? `/repairs/${slug}` : '/repairs'
  return car ? `${path}?${carQuery(car)}` : path
}

/** The same page with an answer: an engine takes the place of another, anything else comes to what was said. */
export function answered(here: URLSearchParams, { name, value }: { name: 'engine' | 'is'; value: string }): string {
  const next = new URLSearchParams(here)
  if (name === 'engine') next.set(name, value)
  else next.append(name, value)
  return `?${next}`
}
