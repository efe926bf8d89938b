/** The kinds of vehicle, in the order in which a picker shows them. */
export const VEHICLE_TYPES = ['car', 'suv-van', 'truck', 'motorcycle'] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]
