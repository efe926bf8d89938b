import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { asKnown } from './known-names.ts'
import { rowOf } from './vehicle-csv.ts'
import type { VehicleInput } from '../vehicle-input.ts'
import { writeVehicles } from './write-vehicles.ts'

/** Adds a model for a range of model years, with one engine or none known. Existing rows stay. For admins. */
export async function addVehicle(ctx: Ctx, input: VehicleInput): Promise<void> {
  adminOf(ctx)
  await tx(ctx, async (ctx) => {
    const rows = await asKnown(ctx, [rowOf(input)])
    await writeVehicles(ctx, rows)
    const { make, model, from, to } = rows[0]!
    await recordAudit(ctx, { what: 'vehicle.create', id: `${make} ${model} ${from}-${to}`, before: null, after: input })
  })
}
