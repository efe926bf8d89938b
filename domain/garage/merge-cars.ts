import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { putCar } from './add-car.ts'
import { lockGarage, unknownIn } from './check-car.ts'
import { listCars } from './list-cars.ts'
import type { GarageCar, MergeInput } from './schema.ts'

/**
 * Puts the cars of a browser into its owner's garage: the same car with the same engine and name is one, and of two answers
 * the newer one wins. All cars then, and how many found no room or are not known to the shop.
 */
export function mergeCars(ctx: Ctx, { cars }: MergeInput): Promise<{ cars: GarageCar[]; left: number }> {
  const { id: owner } = userOf(ctx)
  const now = ctx.clock.now()
  return tx(ctx, async (ctx) => {
    await lockGarage(ctx, owner)
    let left = 0
    for (const { changed, ...car } of cars) {
      // A browser's clock may be wrong, but not in the future.
      const at = new Date(Math.min(Date.parse(changed), now.getTime()))
      const isKept = (await unknownIn(ctx, car)) === null && (await putCar(ctx, owner, car, at)) !== null
      if (!isKept) left++
    }
    return { cars: await listCars(ctx), left }
  })
}
