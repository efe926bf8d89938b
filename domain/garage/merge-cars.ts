import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { putCar } from './add-car.ts'
import { lockGarage, unknownIn } from './check-car.ts'
import { listCars } from './list-cars.ts'
import type { GarageCar, MergeInput } from './schema.ts'

/** `unknown`, `noRoom`: the places, in what was sent, of cars that were not taken. */
type Merged = { cars: GarageCar[]; unknown: number[]; noRoom: number[] }

/**
 * Puts the cars of a browser into its owner's garage: the same car with the same engine and name is one, and of two answers
 * the newer one wins. All cars then, and which ones the shop does not know, or found no room for.
 */
export function mergeCars(ctx: Ctx, { cars }: MergeInput): Promise<Merged> {
  const { id: owner } = userOf(ctx)
  const now = ctx.clock.now()
  return tx(ctx, async (ctx) => {
    await lockGarage(ctx, owner)
    const [unknown, noRoom]: [number[], number[]] = [[], []]
    for (const [place, { changed, ...car }] of cars.entries()) {
      // A browser's clock may be wrong, but not in the future.
      const at = new Date(Math.min(Date.parse(changed), now.getTime()))
      if (await unknownIn(ctx, car)) unknown.push(place)
      else if ((await putCar(ctx, owner, car, at)) === null) noRoom.push(place)
    }
    return { cars: await listCars(ctx), unknown, noRoom }
  })
}
