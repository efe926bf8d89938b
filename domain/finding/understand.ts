import { type AskedCar, readCar } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type NumberHit } from './find-numbers.ts'
import { wordsToAskFor } from './known-words.ts'
import { shopNames } from './names.ts'
import { findMeantNumber } from './meant-number.ts'
import { type ReadWords, readWords } from './read-words.ts'
import type { PartQuery } from './schema.ts'
import type { AlreadyRead } from './already-read.ts'
import { withoutLabel } from './typed-number.ts'

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
export async function understand(ctx: Ctx, query: PartQuery, alreadyRead: AlreadyRead): Promise<Subject> {
  const { texts } = alreadyRead
  const names = await shopNames(ctx)
  const q = query.q && withoutLabel(query.q)
  if (q) await texts.ask(ctx, wordsToAskFor(q, names))
  const read = q ? readWords(q, names, texts) : null
  const vehicleInWords = await isVehicleInWords(ctx, query, read)
  const [vehicle, found] = await Promise.all([
    vehicleOf(ctx, vehicleInWords ? { ...named(read!), is: query.car ? undefined : query.is } : query, alreadyRead),
    read ? findMeantNumber(ctx, q!, read, names, texts) : null,
  ])
  const isNumber = found !== null && found.hits.length > 0
  const rest = isNumber ? [] : (read?.rest ?? [])
  return {
    types: read?.types ?? null,
    brands: read && read.brands.length > 0 ? new Set(read.brands.map((brand) => brand.id)) : null,
    positions: read && read.positions.length > 0 ? new Set([read.positions.join(' '), ...read.positions]) : null,
    vehicle,
    vehicleInWords,
    text: rest.length > 0 ? rest.join(' ') : null,
    numbers: isNumber ? found.hits : null,
    number: isNumber ? found.number : null,
    unknownNumber: isNumber ? null : (found?.number ?? null),
    read,
  }
}

/** The vehicle that the words name. */
const named = ({ make, model, year }: ReadWords) => ({ make: make!.slug, model: model?.slug, year: year ?? undefined })

/**
 * Whether the words name the vehicle that is meant. Beside a car of one model year, which a browser puts into every search, they
 * do where they name another one: somebody who looks for an Audi's pads asks for that Audi.
 */
async function isVehicleInWords(ctx: Ctx, { car, make }: PartQuery, read: ReadWords | null): Promise<boolean> {
  if (!read?.make || make) return false
  if (!car) return true
  const [base] = (await findVehicles(ctx, { car })).bases
  if (!base) return false
  const { model, year } = read
  return (
    read.make.id !== base.model.make.id ||
    (model !== null && model.slug !== base.model.slug) ||
    (model !== null && year !== null && year !== base.year)
  )
}

type Asked = Pick<PartQuery, 'car' | 'make' | 'model' | 'year' | 'engine' | 'is'>

async function vehicleOf(ctx: Ctx, asked: Asked, alreadyRead: AlreadyRead): Promise<Subject['vehicle']> {
  const { car: id, make, model, year, engine, is } = asked
  if (!id && !make) return null
  const key = JSON.stringify([id, make, model, year, engine, is])
  const car = alreadyRead.cars.get(key) ?? (await readCar(ctx, await findVehicles(ctx, asked), is))
  alreadyRead.cars.set(key, car)
  return car
}
