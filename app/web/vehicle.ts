import { VEHICLE_KEY } from '#common/constants'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { parsed, storedValue } from './store.ts'

const toVehicle = (text: string | null): NamedVehicle | null => {
  const value = parsed(text) as Partial<NamedVehicle> | null
  const known = typeof value?.make === 'string' && typeof value.model === 'string' && Number.isInteger(value.year)
  return known ? (value as NamedVehicle) : null
}

const store = storedValue(VEHICLE_KEY, toVehicle)

/** The car this browser shops for, null when none is chosen. */
export const useVehicle = store.use
export const readVehicle = store.read
export const rememberVehicle = (vehicle: NamedVehicle) => store.write(JSON.stringify(vehicle))
/**
 * Keeps the car that a list was made for, where none was chosen yet, or where it is the chosen one and its engine is
 * told only now: the parts in it then answer for that car.
 */
export function rememberFirst(vehicle: NamedVehicle | null) {
  const known = store.read()
  if (vehicle && (!known || isEngineTold(vehicle, known))) rememberVehicle(vehicle)
}

const isEngineTold = (told: NamedVehicle, known: NamedVehicle) =>
  told.engine !== undefined &&
  known.engine === undefined &&
  told.make === known.make &&
  told.model === known.model &&
  told.year === known.year

/** "2012 Audi A4 2.0L 4-cyl petrol" */
export const vehicleLabel = (vehicle: { make: string; model: string; year: number; engine?: string }) =>
  [vehicle.year, vehicle.make, vehicle.model, vehicle.engine].filter(Boolean).join(' ')
