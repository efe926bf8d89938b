/** The types of vehicle, in the order of the picker. */
export const VEHICLE_TYPES = ['car', 'suv-van', 'truck', 'motorcycle'] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]
