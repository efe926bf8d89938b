import type { VehicleType } from './vehicle-types.ts'

export * from './vehicle-input.ts'
export * from './vehicle-record.ts'
export * from './vehicle-types.ts'

/**
 * One step of the tree make → model → year → engine: `value` goes into the address, `label` is read. A make says what
 * `types` of vehicle it has, a year the id and type of its `car`, an engine whether it is `told` or only a candidate.
 */
export type VehicleOption = { value: string; label: string; types?: VehicleType[]; car?: number; told?: boolean }

/** The next level of the tree and its options. `engine` is the last; no options there means that no engine is known. */
export type VehicleLevel = { level: 'make' | 'model' | 'year' | 'engine'; options: VehicleOption[] }

/** What is said of a car: its id, or its names as far as they are known. `engine`: an id or a name. */
export type AskedVehicle = { car?: number; make?: string; model?: string; year?: number; engine?: string }

/** A car, a model or a make near to one that is not known; by slugs, and by the car's id where it is one car. */
export type NearVehicle = { make: string; model?: string; car?: number; label: string }

/**
 * A car of one model year, by the ids that addresses hold and the names that people read, as it stands in the browser's
 * memory and in orders. `engine` is absent where it is not chosen.
 */
export type NamedVehicle = {
  car: number
  type: VehicleType
  make: string
  model: string
  year: number
  engine?: string
  engineId?: number
  /** What its owner said of it, as `is` of an address: "disc-front:312". */
  is?: string[]
  /** "2012 Audi A4 2.0 L 4-cyl petrol" */
  label: string
}
