import type { Ctx } from '#platform/context'
import { makeOf, modelOf, vehicleTree } from './vehicle-tree.ts'
import type { VehicleRow } from './write-vehicles.ts'

/** The rows with makes and models in the shop's spelling, so that "vw golf" in lower case makes no second Golf. */
export async function asKnown(ctx: Ctx, rows: readonly VehicleRow[]): Promise<VehicleRow[]> {
  const tree = await vehicleTree(ctx)
  return rows.map((row) => {
    const make = makeOf(tree, row.make)
    return { ...row, make: make?.name ?? row.make, model: modelOf(make, row.model)?.name ?? row.model }
  })
}
