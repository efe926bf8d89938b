import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { type KnownModel, vehicleTree } from './vehicle-tree.ts'

/** The models with exactly that name: several makes may have one. */
export async function modelsByName(ctx: Ctx): Promise<(name: string) => readonly KnownModel[]> {
  const { byName } = await ctx.cache.get('models-by-name', [tag.vehicles], async () => {
    const { makes } = await vehicleTree(ctx)
    return {
      byName: Map.groupBy(
        makes.flatMap(({ models }) => models),
        ({ name }) => name,
      ),
    }
  })
  return (name) => byName.get(name) ?? []
}
