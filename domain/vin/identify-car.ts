import { modelsByName } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { answerVin, type Found } from './answer-vin.ts'
import { decodeOffline } from './decode-offline.ts'
import type { Candidate, Decoding } from './decoding.ts'
import { readVin } from './read-vin.ts'
import type { VinAnswer } from './schema.ts'

/** Where the vehicles of the tables that come with the shop are sold. */
const US = 'US'

/** What tells the vehicle by a VIN of 17 signs; another one, such as a paid service, takes its place here. */
export type VinDecoder = (ctx: Ctx, vin: string) => Promise<Decoding>

/**
 * The car of the shop that a VIN stands for, or the one question that tells. Nothing is stored or noted: a VIN leads to a
 * person. @throws 400 where the text is no VIN.
 */
export async function identifyCar(ctx: Ctx, text: string, decode: VinDecoder = decodeOffline): Promise<VinAnswer> {
  const vin = readVin(text)
  const decoding = await decode(ctx, vin)
  const found = await Promise.all(decoding.candidates.map((candidate) => vehiclesOf(ctx, candidate, decoding.makes)))
  return answerVin(vin, decoding, found.flat())
}

/**
 * The base vehicles of a candidate, one of each make. Of a name that several makes have, those whose vehicles the maker's
 * code stands for.
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
