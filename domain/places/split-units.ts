/** Units of a part. */
export type Units = { partId: number; quantity: number }
/** Units of a part that are free in a place; Infinity: they are not counted. */
export type Free = { partId: number; placeId: number; free: number }
/** What leaves one place in one parcel. */
export type Share = { placeId: number; parts: Units[] }

/** Up to this many places every choice is tried, beyond it the best next place is taken. */
const MOST_TRIED = 8

/**
 * Splits an order into as few parcels as possible, one a place. Of two choices of equally many places, the one whose
 * places come first in `free` wins. All that lies in the place `prefer` is taken there first. Units that are free
 * nowhere are left out.
 */
export function splitUnits(wanted: readonly Units[], free: readonly Free[], prefer?: number): Share[] {
  const ranked = [...new Set(free.map(({ placeId }) => placeId))]
  const lies = new Map(
    wanted.map(({ partId }) => [partId, ranked.map((place) => freeIn(free, partId, place))] as const),
  )
  const taken: Units[][] = ranked.map(() => [])
  const take = (place: number, partId: number, most: number) => {
    const quantity = Math.min(most, lies.get(partId)![place]!)
    if (quantity > 0) taken[place]!.push({ partId, quantity })
    return most - Math.max(0, quantity)
  }
  const at = prefer === undefined ? -1 : ranked.indexOf(prefer)
  const open = wanted.map(({ partId, quantity }) => {
    const rest = at < 0 ? quantity : take(at, partId, quantity)
    if (at >= 0) lies.get(partId)![at] = 0
    const there = lies.get(partId)!.reduce((sum, units) => sum + units, 0)
    return { partId, quantity: Math.min(rest, there) }
  })
  const need = open.filter(({ quantity }) => quantity > 0)
  const chosen = fewest(need, lies, ranked.length)
  for (const { partId, quantity } of need) {
    let rest = quantity
    for (const place of oneOrMost(chosen, lies.get(partId)!, quantity)) rest = rest > 0 ? take(place, partId, rest) : 0
  }
  return ranked.map((placeId, n) => ({ placeId, parts: taken[n]! })).filter(({ parts }) => parts.length > 0)
}

const freeIn = (free: readonly Free[], part: number, place: number) =>
  free.find(({ partId, placeId }) => partId === part && placeId === place)?.free ?? 0

type Lies = ReadonlyMap<number, readonly number[]>

/** How many of the units lie in these places. */
const covered = (need: readonly Units[], lies: Lies, places: readonly number[]) =>
  need.reduce((sum, { partId, quantity }) => {
    const there = places.reduce((units, place) => units + lies.get(partId)![place]!, 0)
    return sum + Math.min(quantity, there)
  }, 0)

/** The fewest places that hold all of it together, by their ranks. */
function fewest(need: readonly Units[], lies: Lies, count: number): number[] {
  const all = need.reduce((sum, { quantity }) => sum + quantity, 0)
  const useful = Array.from({ length: count }, (_, n) => n).filter((place) => covered(need, lies, [place]) > 0)
  const isEnough = (places: readonly number[]) => covered(need, lies, places) === all
  if (useful.length > MOST_TRIED) return oneAfterTheOther(useful, isEnough, (places) => covered(need, lies, places))
  for (let size = 0; size <= useful.length; size++) {
    const found = choices(useful, size).find(isEnough)
    if (found) return found
  }
  return useful
}

/** All choices of so many places, the first ranks first. */
const choices = (places: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : places.flatMap((place, n) => choices(places.slice(n + 1), size - 1).map((others) => [place, ...others]))

/** Takes the place that adds most until it is enough, then drops those that are not needed after all, the last first. */
function oneAfterTheOther(
  useful: readonly number[],
  isEnough: (places: readonly number[]) => boolean,
  units: (places: readonly number[]) => number,
): number[] {
  let chosen: number[] = []
  while (!isEnough(chosen)) {
    const others = useful.filter((place) => !chosen.includes(place))
    chosen.push(others.reduce((best, next) => (units([...chosen, next]) > units([...chosen, best]) ? next : best)))
  }
  for (const place of chosen.toSorted((a, b) => b - a)) {
    const without = chosen.filter((other) => other !== place)
    if (isEnough(without)) chosen = without
  }
  return chosen.toSorted((a, b) => a - b)
}

/** In which order a part is taken from the chosen places: all from the first that has enough, else most first. */
function oneOrMost(chosen: readonly number[], free: readonly number[], quantity: number): number[] {
  const one = chosen.find((place) => free[place]! >= quantity)
  return one === undefined ? chosen.toSorted((a, b) => free[b]! - free[a]!) : [one]
}
