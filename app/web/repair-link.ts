/** A car as addresses name it, and what its owner said of it. */
type Car = { car: number; engineId?: number; is?: readonly string[] }

/** The page of a repair, for a car where one is given; without a slug the page of all repairs. */
export function repairFor(slug: string | null, car: Car | null): string {
  const params = new URLSearchParams()
  if (car) params.set('car', String(car.car))
  if (car?.engineId) params.set('engine', String(car.engineId))
  for (const answer of car?.is ?? []) params.append('is', answer)
  const path = slug ? `/repairs/${slug}` : '/repairs'
  return params.size > 0 ? `${path}?${params}` : path
}

/** The same page with an answer: an engine takes the place of another, anything else comes to what was said. */
export function answered(here: URLSearchParams, { name, value }: { name: 'engine' | 'is'; value: string }): string {
  const next = new URLSearchParams(here)
  if (name === 'engine') next.set(name, value)
  else next.append(name, value)
  return `?${next}`
}
