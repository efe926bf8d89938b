import { nameVehicle, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type KeptCart, keptCart } from './kept-cart.ts'
import type { CartLine, ShownCart } from './schema.ts'

/** One's own cart, as the account keeps it for the next device. */
export const showCart = async (ctx: Ctx): Promise<ShownCart> => named(ctx, await keptCart(ctx))

/** A kept cart with the names of its cars. Pieces for a car that the shop does not know any more are for none. */
export async function named(ctx: Ctx, { lines, later }: KeptCart): Promise<ShownCart> {
  const { byId, engineById } = await vehicleTree(ctx)
  const nameOf = (line: CartLine): ShownCart['lines'][number] => {
    const { part, quantity, car, engine } = line
    const vehicle = car === undefined ? undefined : byId.get(car)
    if (!vehicle) return { part, quantity }
    const { label } = nameVehicle(vehicle, engine === undefined ? null : (engineById.get(engine) ?? null))
    return { ...line, label }
  }
  return { lines: lines.map(nameOf), later: later.map(nameOf) }
}
