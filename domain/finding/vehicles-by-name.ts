import { vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { namesOfVehicles } from './reading/lexicon/lexicon-of-vehicles.ts'
import { rowsOf } from './reading/lexicon/rows.ts'
import { squashed } from './reading/tokens.ts'

/** Finds makes and models by the names that people write: "VW", "Chevy", "C-Class". Both are answered as slugs. */
type VehiclesByName = {
  make(text: string): string | undefined
  /** Several models of a make may go by one name. */
  models(make: string, text: string): string[]
  /** The model years of the generations of a model, by its slugs, that go by one of these names. */
  generations(make: string, model: string, ...texts: string[]): [from: number, to: number][]
}

/** The vehicles of the tree by their names as people write them. */
export async function vehiclesByName(ctx: Ctx): Promise<VehiclesByName> {
  const { makes } = await vehicleTree(ctx)
  const names = namesOfVehicles(makes, rowsOf)
  return {
    make: (text) => names.makes.get(squashed(text))?.slug,
    models: (make, text) =>
      (names.models.get(squashed(text)) ?? []).filter((model) => model.make.slug === make).map(({ slug }) => slug),
    generations: (make, model, ...texts) =>
      texts
        .flatMap((text) => names.generations.get(squashed(text)) ?? [])
        .filter((one) => one.model.make.slug === make && one.model.slug === model)
        .map(({ from, to }) => [from, to]),
  }
}
