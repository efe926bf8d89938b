import { tag } from '#common/tags'
import { type KnownModel, type Make, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { carModel } from '../reading/lexicon/car-model.ts'
import type { KnownCarModel } from '../reading/pieces.ts'
import { phraseOf } from '../stem.ts'

/** A make or a model with the words of its name. `weight`: how common it is; a make is as common as its models together. */
type CommonMake = Make & { phrase: string; weight: number }
export type CommonModel = KnownCarModel & { phrase: string }

/** Of a motorcycle, and of a heavy truck, whose engines nobody lists, there are so many fewer. */
const RARE = 0.3

function commonModel(make: Make, model: KnownModel): CommonModel {
  const known = carModel(make, model)
  const isCar = model.bases.some(({ type, configurations }) => type !== 'motorcycle' && configurations.length > 0)
  return { ...known, phrase: phraseOf(known.name), weight: known.weight * (isCar ? 1 : RARE) }
}

/** Makes, and the models that have vehicles, the commonest first. */
export const commonCars = (ctx: Ctx): Promise<{ makes: CommonMake[]; models: CommonModel[] }> =>
  ctx.cache.get('common-cars', [tag.vehicles], async () => {
    const { makes } = await vehicleTree(ctx)
    const known = makes.map(({ id, slug, name, models }) => {
      const make = { id, slug, name }
      const sold = models.filter(({ bases }) => bases.length > 0)
      return { make, models: sold.map((model) => commonModel(make, model)) }
    })
    const byWeight = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight
    const weightOf = (models: CommonModel[]) => models.reduce((sum, { weight }) => sum + weight, 0)
    return {
      makes: known
        .map(({ make, models }) => ({ ...make, phrase: phraseOf(make.name), weight: weightOf(models) }))
        .toSorted(byWeight),
      models: known.flatMap(({ models }) => models).toSorted(byWeight),
    }
  })
