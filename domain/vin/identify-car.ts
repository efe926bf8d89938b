import { modelsByName } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { answerVin, type Found } from './answer-vin.ts'
import { decodeOffline } from './decode-offline.ts'
import type { Candidate, Decoding } from './decoding.ts'
import { readVin } from './read-vin.ts'
import { findSlips, isEuropean, MOST_SLIPS } from './slips.ts'
import type { VinAnswer } from './schema.ts'

/** The market of the vehicles in the tables that come with the shop. */
const US = 'US'

/** Decodes VINs of 17 characters; another decoder, such as a paid service, would replace it here. */
type VinDecoder = (ctx: Ctx, vin: string) => Promise<Decoding>

/**
 * The car of a VIN in this shop, or one question to find it. It stores and logs nothing: a VIN identifies a person. Of an unknown
 * car from Europe a typing error is named only where the VIN without it is a known one's.
 * @throws 400 if the text is no VIN
 */
export async function identifyCar(ctx: Ctx, text: string, decode: VinDecoder = decodeOffline): Promise<VinAnswer> {
  const vin = readVin(text)
  const { decoding, found } = await readCars(ctx, vin, decode)
  const answer = answerVin(vin, decoding, found)
  if (answer.result !== 'unknown' || answer.slips.length === 0 || !isEuropean(vin)) return answer
  const slips = await Promise.all(
    findSlips(vin).map(async (slip) => ((await readCars(ctx, slip.vin, decode)).found.length > 0 ? [slip] : [])),
  )
  return { ...answer, slips: slips.flat().slice(0, MOST_SLIPS) }
}

async function readCars(ctx: Ctx, vin: string, decode: VinDecoder): Promise<{ decoding: Decoding; found: Found[] }> {
  const decoding = await decode(ctx, vin)
  const found = await Promise.all(decoding.candidates.map((candidate) => vehiclesOf(ctx, candidate, decoding.makes)))
  return { decoding, found: found.flat() }
}

/**
 * The base vehicles of a candidate, one of each make. If several makes have a model of that name, only those makes that
 * the maker's code stands for.
 */
async function vehiclesOf(ctx: Ctx, candidate: Candidate, makes: readonly string[]): Promise<Found[]> {
  const models = (await modelsByName(ctx))(candidate.model)
  const ofYear = models.flatMap(({ bases }) => bases.filter(({ year }) => year === candidate.year))
  const ofKind = ofYear.filter(({ type }) => (type === 'motorcycle') === candidate.isMotorcycle)
  const byMake = [...Map.groupBy(ofKind, ({ model }) => model.make.name).values()].map(
    (bases) => bases.find(({ market }) => market === US) ?? bases[0]!,
  )
  const own = byMake.filter(({ model }) => makes.includes(model.make.name))
  return (makes.length > 0 ? own : byMake).map((base) => ({ candidate, base }))
}
