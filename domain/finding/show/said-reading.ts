import { phrase } from '#common/phrase'
import type { Prices } from '#common/prices'
import type { Taxonomy } from '#domain/catalogue'
import { engineLabel } from '#domain/vehicles'
import type { SaidReading } from '../phrased.ts'
import { generationName, saidPieces } from './said-pieces.ts'
import type { OtherWords } from '../empty-search/read-again.ts'
import { saysNothing } from '../reading/read-words.ts'
import { saidPrice } from '../subject/said-filters.ts'
import type { Subject } from '../subject/understand.ts'

/**
 * How the words of a search were understood, for the asker. `count`: of the parts found; `other`: the second reading, if there
 * was one; `unlistedYear`: for a car of the words in a year in which it is not listed.
 */
export function readingOf(
  subject: Subject,
  taxonomy: Taxonomy,
  prices: Prices,
  count: number,
  other: OtherWords | undefined,
  unlistedYear: SaidReading['unlistedYear'],
): SaidReading | null {
  const { read, number, didYouMean, lines, text, answered, guide } = subject
  if (!read) return null
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => taxonomy.crumbs(slug).at(-1) ?? [])
  const types = [...(read.types ?? [])].flatMap((id) => taxonomy.typeById.get(id) ?? [])
  const { car, unknown } = read
  const { symptom, notSold, page } = answered
  return {
    types: types.map(({ slug, name }) => ({ slug, name })),
    brands: read.brands.map(({ slug, name }) => ({ slug, name })),
    positions: read.positions,
    vehicle: vehicleRead(subject),
    number,
    unknownNumber: count > 0 ? subject.unknownNumber : (subject.unknownNumber ?? numberRead(subject)),
    didYouMean,
    list: lines === null ? null : { lines },
    words: text?.split(' ') ?? [],
    corrected: [...read.corrected, ...(other?.corrected ?? [])],
    dropped: other?.dropped ?? [],
    otherCars: other?.otherCars ?? [],
    isEmpty: saysNothing(read),
    pieces: saidPieces(read, answered, taxonomy, prices),
    years: car.years && car.years.from < car.years.to ? car.years : null,
    engine: car.engine && engineLabel(car.engine),
    otherEngine: otherEngine(subject),
    generation: generationName(car),
    measures: read.measures.map(({ measure, value, unit }) => {
      return { measure, value, unit, label: phrase('finding.facet.amount', value, unit) }
    }),
    price: saidPrice(read, prices),
    without: read.without.typed,
    conditions: read.conditions,
    symptom: symptom && {
      slug: symptom.slug,
      name: symptom.name,
      guide: guide?.href ?? null,
      guideTitle: guide?.title ?? null,
      types: named(symptom.types),
    },
    notSold: notSold && { name: notSold.name, near: named(notSold.near) },
    unknownVehicle: unknown && { text: unknownText(read), label: unknown.label },
    unlistedYear,
    page,
  }
}

/** What was read as a number, but looked for as words since each of its groups stands in some text. */
function numberRead({ read, number }: Subject): string | null {
  const piece = number === null ? read!.pieces.find(({ kind }) => kind === 'number') : undefined
  return piece ? read!.tokens.written(piece.at) : null
}

/** The vehicle of the words as it was found, if they name the one that is meant. */
function vehicleRead({ read, vehicle, vehicleInWords }: Subject): SaidReading['vehicle'] {
  if (!vehicleInWords || !vehicle || !read?.make) return null
  const { make, model, label } = vehicle
  return { make, model: model ?? undefined, year: read.year ?? undefined, label }
}

/** What was said of the engine, where no such vehicle has one like it. */
function otherEngine({ read, vehicle, vehicleInWords }: Subject): SaidReading['otherEngine'] {
  const said = read?.car.engine
  if (!vehicleInWords || !said || !vehicle?.model || !vehicle.engineLike || vehicle.engineLike.found) return null
  const engines = vehicle.bases.flatMap(({ configurations }) => configurations.map(({ engine }) => engine.label))
  return engines.length > 0 ? { label: engineLabel(said), has: [...new Set(engines)].toSorted() } : null
}

const unknownText = ({ pieces, tokens }: NonNullable<Subject['read']>): string =>
  pieces.flatMap(({ kind, at }) => (kind === 'unknown' ? [tokens.written(at)] : [])).join(' ')
