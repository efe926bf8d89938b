import type { VehicleLevel } from '#domain/vehicles/schema'
import { api } from './api.ts'

type Chosen = { make: string; model: string; year: string }

/** The options below what is chosen so far. */
export function nextLevel({ make, model, year }: Chosen): Promise<VehicleLevel> {
  return api('GET', '/vehicles', { query: { make, model, year: model && year ? Number(year) : null } })
}
