import type { NamedVehicle } from '#domain/vehicles/schema'
import { chosenOf, type GarageCar, readGarage, useGarage } from './garage.ts'

/** The car that this browser shops for, null when none is chosen. */
export const useVehicle = (): GarageCar | null => chosenOf(useGarage())
export const readVehicle = (): GarageCar | null => chosenOf(readGarage())

/** "2012 Audi A4 2.0 L 4-cyl petrol" */
export const vehicleLabel = (vehicle: Pick<NamedVehicle, 'make' | 'model' | 'year' | 'engine'>) =>
  [vehicle.year, vehicle.make, vehicle.model, vehicle.engine].filter(Boolean).join(' ')
