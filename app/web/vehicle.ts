import { VEHICLE_KEY } from '#common/constants'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { parsed, storedValue } from './store.ts'

/** What an older visit wrote may have another shape: then no car is chosen. */
const toVehicle = (text: string | null): NamedVehicle | null => {
  const value = parsed(text) as Partial<NamedVehicle> | null
  const texts = [value?.make, value?.model, value?.label, value?.type]
  const isWhole = texts.every((text) => typeof text === 'string') && [value?.car, value?.year].every(Number.isInteger)
  return isWhole ? (value as NamedVehicle) : null
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
  told.engine !== undefined && known.engine === undefined && told.car === known.car

/** "2012 Audi A4 2.0 L 4-cyl petrol" */
export const vehicleLabel = (vehicle: { make: string; model: string; year: number; engine?: string }) =>
  [vehicle.year, vehicle.make, vehicle.model, vehicle.engine].filter(Boolean).join(' ')
