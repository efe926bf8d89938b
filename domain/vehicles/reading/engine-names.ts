import type { Ctx } from '#platform/context'
import { vehicleTree } from './vehicle-tree.ts'

/** The name of the engine with that id. */
export async function engineNames(ctx: Ctx): Promise<(id: number) => string> {
  const { engineById } = await vehicleTree(ctx)
  return (id) => engineById.get(id)?.label ?? `engine ${id}`
}
