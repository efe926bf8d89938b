import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { takeCar } from '../../web/car/garage-changes.ts'
import { notify } from '../notify.ts'

/** Puts a car into the garage and chooses it. False: there is no room, which is said. */
export function takeOrTell(car: NamedVehicle): boolean {
  const isTaken = takeCar(car)
  if (!isTaken) notify.error(words.garage.full)
  return isTaken
}
