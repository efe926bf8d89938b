import type { VehicleType } from './vehicle-types.ts'

export * from './reading/named-vehicle.ts'
export * from './vehicle-input.ts'
export * from './vehicle-record.ts'
export * from './vehicle-types.ts'

/**
 * One option in the tree make → model → year → engine: `value` for the address, `label` for people. A make has the
 * `types` of its vehicles, a year the id and type of its `car`, an engine whether it is `told` or only a candidate.
 */
export type VehicleOption = { value: string; label: string; types?: VehicleType[]; car?: number; told?: boolean }

/**
 * The next level of the tree and its options. `engine` is the last; no options there means that the engine is not
 * known.
 */
export type VehicleLevel = { level: 'make' | 'model' | 'year' | 'engine'; options: VehicleOption[] }

/** A car in a query: its id, or as many of its names as are known. `engine`: an id or a name. */
export type AskedVehicle = { car?: number; make?: string; model?: string; year?: number; engine?: string } & SaidVehicle

/**
 * What only words say of a vehicle: several models by one name (`called`), a range of model years (both included), and an
 * engine by what is known of it.
 */
type SaidVehicle = {
  models?: readonly string[]
  called?: string
  years?: ModelYears
  engineLike?: EngineLike
}
export type ModelYears = { from: number; to: number }
/** What was said of an engine; null: nothing. `fuel` is one word of the engine's own: "hybrid". */
export type EngineLike = { litres: number | null; cylinders: number | null; fuel: string | null }

/** A car, a model or a make similar to an unknown one; by slugs, and by the car's id if it is one car. */
export type NearVehicle = { make: string; model?: string; car?: number; label: string }
