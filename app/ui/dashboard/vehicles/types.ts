import { vehicleEditor } from '#common/words'
import type { VehicleType } from '#domain/vehicles/schema'

/** The types of vehicle as a select offers them. */
export const TYPES = Object.entries(vehicleEditor.types satisfies Record<VehicleType, string>).map(
  ([value, label]) => ({
    value,
    label,
  }),
)
