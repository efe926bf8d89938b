import { vehicleForms } from '#common/words'
import type { VehicleType } from '#domain/vehicles/schema'

/** The types of vehicle as a select offers them. */
export const TYPES = Object.entries(vehicleForms.types satisfies Record<VehicleType, string>).map(([value, label]) => ({
  value,
  label,
}))
