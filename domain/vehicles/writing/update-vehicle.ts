import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { Problem } from '#platform/errors'
import { rowId } from '#platform/ids'
import { readVehicle } from '../show-vehicle.ts'
import { OWN_HAND } from '../source.ts'
import type { VehicleChange } from '../vehicle-input.ts'
import type { VehicleRecord } from '../vehicle-record.ts'
import { writeVehicles } from './write-vehicles.ts'

/**
 * Sets the type, the market and all engines of a model of one model year; its id stays. An unchanged engine keeps its
 * source. For admins. @throws Problem 404; 409 if the model already has such a car in that market
 */
export async function updateVehicle(ctx: Ctx, idText: string, change: VehicleChange): Promise<VehicleRecord> {
  adminOf(ctx)
  const id = rowId(idText, 'vehicle')
  return tx(ctx, async (ctx) => {
    await sql`select 1 from base_vehicle where id = ${id} for update`.execute(ctx.db)
    const before = await readVehicle(ctx, id)
    const { make, model, year } = before
    const { type, market, engines } = change
    const { rows: others } = await sql`
      select 1 from base_vehicle b join base_vehicle this using (model_id, year)
      where this.id = ${id} and b.id <> ${id} and b.type = ${type} and b.market = ${market}`.execute(ctx.db)
    if (others.length > 0) {
      const message = phrase('refusal.vehicleTaken', `${year} ${make} ${model}`, market)
      throw new Problem(409, 'conflict', message, { fields: { market: message } })
    }
    await sql`update base_vehicle set type = ${type}, market = ${market} where id = ${id}`.execute(ctx.db)
    await sql`delete from configuration where base_vehicle_id = ${id}`.execute(ctx.db)
    const sourceOf = (engine: VehicleChange['engines'][number]) =>
      before.engines.find((old) => isSame(old, engine))?.source
    await writeVehicles(
      ctx,
      engines.map(({ litres, cylinders, fuel, ...rest }) => ({
        ...rest,
        make,
        model,
        type,
        market,
        from: year,
        to: year,
        engine: { litres, cylinders, fuel },
        source: sourceOf({ litres, cylinders, fuel, ...rest }) ?? OWN_HAND.name,
      })),
    )
    const after = await readVehicle(ctx, id)
    await recordAudit(ctx, { what: 'vehicle.update', id, before, after })
    return after
  })
}

const isSame = (old: VehicleRecord['engines'][number], engine: VehicleChange['engines'][number]) =>
  old.litres === engine.litres &&
  old.cylinders === engine.cylinders &&
  old.fuel === engine.fuel &&
  old.told === engine.told &&
  old.drive === engine.drive.join(' ') &&
  old.gearbox === engine.gearbox.join(' ')
