import { modelsByName } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { readCheckDigit } from './slips.ts'
import { decode, engineFacts, type Reading } from './decode.ts'
import type { Decoding } from './decoding.ts'
import { codedModels, findMatches, type Match, modelsOf } from './find-matches.ts'
import { modelYears, OPEN_YEARS } from './model-year.ts'

/** With more candidates than people can choose from, there are none. */
const MOST = 12

/** Decodes a VIN of 17 characters with the tables that come with the shop. */
export async function decodeOffline(ctx: Ctx, vin: string): Promise<Decoding> {
  // A model year begins in the year before.
  const years = modelYears(vin, ctx.clock.now().getUTCFullYear() + 1)
  const [matches, makes] = await Promise.all([findMatches(ctx, vin, years), makesOf(ctx, vin, years)])
  const read = decode(matches, years)
  const reading = read.candidates.length > 0 ? read : await readAround(ctx, vin, years, matches)
  const doubts = readCheckDigit(vin) === 'right' ? reading.doubts : [...reading.doubts, 'check-digit' as const]
  return { ...reading, doubts, years, makes }
}

/** The makes of the maker's code in these years: those of its models whose name no other make has. */
async function makesOf(ctx: Ctx, vin: string, years: readonly number[]): Promise<string[]> {
  const [coded, named] = await Promise.all([codedModels(ctx, vin, years), modelsByName(ctx)])
  const makes = coded.flatMap(({ model, year }) => {
    const [sole, ...others] = named(model)
    return sole && others.length === 0 && sole.bases.some((base) => base.year === year) ? sole.make.name : []
  })
  return [...new Set(makes)]
}

/** If no code of its years names a model: tries other codes of these years, then those of the years around. */
async function readAround(
  ctx: Ctx,
  vin: string,
  years: readonly number[],
  matches: readonly Match[],
): Promise<Reading> {
  for (const year of years) {
    const reading = await readYearAround(ctx, vin, year, matches)
    if (reading.candidates.length === 0 || reading.candidates.length > MOST) continue
    return year === years[0] ? reading : { ...reading, doubts: [...reading.doubts, 'year'] }
  }
  return { candidates: [], doubts: [] }
}

/**
 * The models of the schemas whose other codes match. If the engine's code is among these, and they stand for a single
 * model, it is that one; otherwise it may be one of them, or one that the codes of the year before or after name.
 */
async function readYearAround(ctx: Ctx, vin: string, year: number, matches: readonly Match[]): Promise<Reading> {
  const own = matches.filter(
    ({ from, to, fixes }) => from <= year && year <= Math.min(to, from + OPEN_YEARS) && fixes > 1,
  )
  const models = await modelsOf(ctx, [...new Set(own.map(({ schema }) => schema))])
  const engine = engineFacts(own)
  const isMotorcycle = own.some(({ vehicleType }) => vehicleType === 1)
  const candidates = models.map((model) => ({ model, year, isMotorcycle, engine }))
  if (candidates.length === 1 && engine.litres.length + engine.cylinders.length > 0) return { candidates, doubts: [] }
  const around = [year - 1, year + 1]
  const near = decode(await findMatches(ctx, vin, around), around).candidates
  const others = near.filter(({ model }) => !models.includes(model)).map((candidate) => ({ ...candidate, year }))
  return { candidates: [...candidates, ...others], doubts: ['near'] }
}
