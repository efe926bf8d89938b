/** The kinds of vehicle, in the order in which a picker shows them. */
export const VEHICLE_TYPES = ['car', 'suv-van', 'truck', 'motorcycle'] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** A car as a shopper names it. `engine` is absent where it is not chosen, or where the make's data does not say. */
export type ChosenVehicle = { make: string; model: string; year: number; engine?: string }

/** One step of the tree make → model → year → engine: `value` goes into the address, `label` is read. */
export type VehicleOption = { value: string; label: string }

/** The next level of the tree and its options. `engine` is the last; no options there means that no engine is known. */
export type VehicleLevel = { level: 'make' | 'model' | 'year' | 'engine'; options: VehicleOption[] }

/** "2012 Audi A4 2.0 L 4-cyl petrol", as it stands in headings, orders and the browser's memory. */
export type NamedVehicle = ChosenVehicle & { label: string }
