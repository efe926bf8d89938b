import type { VehicleLevel } from '#domain/vehicles/schema'
import { api } from './api.ts'

type Chosen = { make: string; model: string; year: string }

/** The options below what is chosen so far; null while not even a make is. */
export async function nextLevel({ make, model, year }: Chosen): Promise<VehicleLevel | null> {
  if (!make) return null
  const query = new URLSearchParams({ make, ...(model && { model }), ...(model && year && { year }) })
  return api<VehicleLevel>('GET', `/vehicles?${query}`)
}
