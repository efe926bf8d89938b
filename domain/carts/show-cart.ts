import { nameVehicle, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type KeptCart, keptCart } from './kept-cart.ts'
import type { CartLine, ShownCart } from './schema.ts'

/** One's own cart, as the account keeps it for the next device. */
export const showCart = async (ctx: Ctx): Promise<ShownCart> => named(ctx, await keptCart(ctx))

/** A kept cart with the names of its cars. */
export async function named(ctx: Ctx, { lines, later }: KeptCart): Promise<ShownCart> {
  const { byId, engineById } = await vehicleTree(ctx)
  const nameOf = (line: CartLine): ShownCart['lines'][number] => {
    const vehicle = line.car === undefined ? undefined : byId.get(line.car)
    const engine = line.engine === undefined ? null : (engineById.get(line.engine) ?? null)
    return vehicle ? { ...line, label: nameVehicle(vehicle, engine).label } : line
  }
  return { lines: lines.map(nameOf), later: later.map(nameOf) }
}
