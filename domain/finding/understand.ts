import { type AskedCar, readCar } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type NumberHit } from './find-numbers.ts'
import { wordsToAskFor } from './known-words.ts'
import { shopNames } from './names.ts'
import { findMeantNumber } from './meant-number.ts'
import { type ReadWords, readWords } from './read-words.ts'
import type { PartQuery } from './schema.ts'
import type { Learnt } from './learnt.ts'

/** What a query is about, before its facets: all of it must hold. Null is "not narrowed". */
export type Subject = {
  types: Set<number> | null
  brands: Set<number> | null
  positions: Set<string> | null
  vehicle: AskedCar | null
  /** The vehicle was named inside the words, not chosen. */
  vehicleInWords: boolean
  text: string | null
  numbers: NumberHit[] | null
  number: string | null
  /** What looks like a number but is none that we know. */
  unknownNumber: string | null
  read: ReadWords | null
}

/** Makes sense of the words and the vehicle of a query; the parts' texts are asked for what no name explains. */
export async function understand(ctx: Ctx, query: PartQuery, learnt: Learnt): Promise<Subject> {
  const { texts } = learnt
  const names = await shopNames(ctx)
  if (query.q) await texts.ask(ctx, wordsToAskFor(query.q, names))
  const read = query.q ? readWords(query.q, names, texts) : null
  const [vehicle, found] = await Promise.all([
    vehicleOf(ctx, query, read, learnt),
    read ? findMeantNumber(ctx, query.q!, read, names, texts) : null,
  ])
  const isNumber = found !== null && found.hits.length > 0
  const rest = isNumber ? [] : (read?.rest ?? [])
  return {
    types: read?.types ?? null,
    brands: read && read.brands.length > 0 ? new Set(read.brands.map((brand) => brand.id)) : null,
    positions: read && read.positions.length > 0 ? new Set([read.positions.join(' '), ...read.positions]) : null,
    vehicle,
    vehicleInWords: !query.car && !query.make && read?.make !== null && read?.make !== undefined,
    text: rest.length > 0 ? rest.join(' ') : null,
    numbers: isNumber ? found.hits : null,
    number: isNumber ? found.number : null,
    unknownNumber: isNumber ? null : (found?.number ?? null),
    read,
  }
}

async function vehicleOf(
  ctx: Ctx,
  query: PartQuery,
  read: ReadWords | null,
  learnt: Learnt,
): Promise<Subject['vehicle']> {
  const asked =
    query.car || query.make
      ? query
      : read?.make
        ? { make: read.make.slug, model: read.model?.slug, year: read.year ?? undefined }
        : null
  if (!asked) return null
  const { car: id, make, model, year, engine }: Partial<PartQuery> = asked
  const key = JSON.stringify([id, make, model, year, engine])
  const car = learnt.cars.get(key) ?? (await readCar(ctx, await findVehicles(ctx, asked), query.is))
  learnt.cars.set(key, car)
  return car
}
