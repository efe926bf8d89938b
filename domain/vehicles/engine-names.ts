import type { Ctx } from '#platform/context'
import { vehicleTree } from './vehicle-tree.ts'

/** How the engine of an id is called. */
export async function engineNames(ctx: Ctx): Promise<(id: number) => string> {
  const { engineById } = await vehicleTree(ctx)
  return (id) => engineById.get(id)?.label ?? `engine ${id}`
}
