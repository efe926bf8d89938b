import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { takeCar } from '../../web/garage-changes.ts'
import { notify } from '../notify.ts'

/** Puts a car into the garage and chooses it; says so where there is no room. */
export function takeOrTell(car: NamedVehicle): void {
  if (!takeCar(car)) notify.error(words.garage.full)
}
