import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_HAND } from '../source.ts'
import { readVehicleCsv } from './vehicle-csv.ts'
import type { VehicleRow } from './write-vehicles.ts'

const FILE = join(import.meta.dirname, '..', 'data/vehicles-engines.csv')

/**
 * The vehicles that come with the shop, from public records (data/README.md); models without an engine are from vPIC
 * too.
 */
export function readVehicles(): VehicleRow[] {
  return readVehicleCsv(readFileSync(FILE, 'utf8'), 'US').map(({ row, vehicle, errors }) => {
    if (!vehicle) throw new Error(`${FILE}, line ${row}: ${JSON.stringify(errors)}`)
    return { ...vehicle, source: vehicle.source === OWN_HAND.name ? 'vPIC' : vehicle.source }
  })
}
