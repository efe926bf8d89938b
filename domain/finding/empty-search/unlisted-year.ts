import { findVehicles, nearestVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { saysCar } from '../subject/part-or-car.ts'
import type { SaidReading } from '../phrased.ts'
import type { Lexicon } from '../reading/lexicon/lexicon.ts'
import type { KnownCarModel } from '../reading/pieces.ts'
import { shopLexicon } from '../reading/lexicon/shop-lexicon.ts'
import { squashed } from '../reading/tokens.ts'
import { withoutPieces } from './fewer-words.ts'
import type { Subject } from '../subject/understand.ts'

const MOST = 4
/** What is added to a model's name for a generation: "golf 5", "golf mk5", "golf v". */
const GENERATION = /^(?:mk)?(?:\d+|[ivx]+)$/

/**
 * The cars nearest to one that words name in a model year in which it is not listed: those that were sold under another name
 * then (a Golf 5 is a Rabbit), and the model in the nearest years. Null where it is listed.
 */
export async function unlistedYear(ctx: Ctx, subject: Subject): Promise<SaidReading['unlistedYear']> {
  const { read, vehicle, vehicleInWords } = subject
  if (!read || !vehicle || !vehicleInWords || vehicle.bases.length > 0) return null
  const { make, model, year } = read
  if (!make || !model || year === null) return null
  const { vehicles } = await shopLexicon(ctx)
  const names = soldAs(model, year, vehicles)
  const renamed = await Promise.all(names.map((name) => findVehicles(ctx, { make: make.slug, model: name, year })))
  const others = renamed.flatMap(({ bases: [base], label }) => (base ? { car: base.id, label } : []))
  const nearest = await nearestVehicles(ctx, { make: make.slug, model: model.slug, year })
  const near = [...others, ...nearest.flatMap(({ car, label }) => (car ? { car, label } : []))].slice(0, MOST)
  return { label: vehicle.label, without: withoutPieces(read, saysCar) ?? '', near }
}

/** Other models of the make whose generation of that year is called by the model's name. */
function soldAs(model: KnownCarModel, year: number, { generations }: Lexicon['vehicles']): string[] {
  const key = squashed(model.name)
  const called = [...generations].filter(([name]) => name.startsWith(key) && GENERATION.test(name.slice(key.length)))
  const ofYear = called.flatMap(([, all]) => all.filter(({ from, to }) => from <= year && year <= to))
  const others = ofYear.filter((one) => one.model.make.id === model.make.id && one.model.slug !== model.slug)
  return [...new Set(others.map((one) => one.model.slug))]
}
