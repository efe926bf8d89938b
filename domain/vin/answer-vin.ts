import { type BaseVehicle, type KnownEngine, nameVehicle } from '#domain/vehicles'
import { findSlips, MOST_SLIPS, readCheckDigit } from './slips.ts'
import type { Candidate, Decoding } from './decoding.ts'
import { narrowEngines, tellsEngine } from './narrow-engines.ts'
import type { VinAnswer } from './schema.ts'

/** A vehicle of ours that a candidate stands for. */
export type Found = { candidate: Candidate; base: BaseVehicle }

/**
 * The answer to a decoded VIN: the car if there is no doubt, else one question. If several makes, years or models
 * remain, the question is about those; if one car remains but is in doubt, whether it is that one; else about the
 * engines that the VIN allows.
 */
export function answerVin(vin: string, decoding: Decoding, found: readonly Found[]): VinAnswer {
  const checkDigit = readCheckDigit(vin)
  const slips = checkDigit === 'wrong' ? findSlips(vin).slice(0, MOST_SLIPS) : []
  const nothing = { about: null, car: null, options: [], make: null, year: null, checkDigit, slips }
  const [first] = found
  if (!first) {
    const make = decoding.makes.length === 1 ? decoding.makes[0]! : null
    const isYearTold = decoding.years.length === 1 || checkDigit === 'right'
    return { ...nothing, result: 'unknown', make, year: isYearTold ? (decoding.years[0] ?? null) : null }
  }
  const isSure = found.length === 1 && decoding.candidates.length === 1 && decoding.doubts.length === 0
  if (!isSure) {
    const options = found.map((one) => nameVehicle(one.base, soleEngine(enginesOf(one))))
    return { ...nothing, result: 'question', about: differenceOf(found), options }
  }
  const engines = enginesOf(first)
  const open = nameVehicle(first.base, null)
  if (engines.length > 1)
    return {
      ...nothing,
      result: 'question',
      about: 'engine',
      car: open,
      options: engines.map((engine) => nameVehicle(first.base, engine)),
    }
  return { ...nothing, result: 'car', car: nameVehicle(first.base, soleEngine(engines)) }
}

/** The engines that the VIN allows; none if it names none, or one that we do not know. */
function enginesOf({ candidate, base }: Found): KnownEngine[] {
  const engines = base.configurations.map(({ engine }) => engine)
  return tellsEngine(candidate.engine) ? narrowEngines(engines, candidate.engine) : []
}

const soleEngine = (engines: readonly KnownEngine[]) => (engines.length === 1 ? engines[0]! : null)

function differenceOf(found: readonly Found[]): VinAnswer['about'] {
  const differs = (value: (base: BaseVehicle) => unknown) => new Set(found.map(({ base }) => value(base))).size > 1
  if (found.length === 1) return 'car'
  if (differs(({ model }) => model.name)) return 'model'
  return differs(({ year }) => year) ? 'year' : 'make'
}
