import { withLater } from '#common/answers'
import { GARAGE_MOST, VEHICLE_KEY } from '#common/constants'
import type { NamedVehicle } from '#domain/vehicles/schema'
import {
  type CarNotes,
  chosenOf,
  EMPTY,
  type Garage,
  type GarageCar,
  isCar,
  readGarage,
  storeGarage,
} from './garage.ts'
import { randomName } from '../random-name.ts'
import { parsed, storedValue } from '../store.ts'

const watchers = new Set<() => void>()

/** Hears that something is changed here, not in other tabs. Returns how to stop. */
export function watchGarage(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function writeGarage(garage: Garage): void {
  storeGarage(withUnsent(readGarage(), garage))
  for (const watcher of watchers) watcher()
}

/** A copy of an account's garage notes what the account is still to be sent: a call may fail, or come too late. */
function withUnsent(before: Garage, after: Garage): Garage {
  if (after.owner === null) return after
  const old = new Map(before.cars.map((car) => [car.id, car]))
  const isKnown = (car?: GarageCar) => car !== undefined && (car.unsent ?? 'changed') === 'changed'
  const cars = after.cars.map((car): GarageCar => {
    const was = old.get(car.id)
    return was === car ? car : { ...car, unsent: isKnown(was) ? 'changed' : 'new' }
  })
  const left = new Set(cars.map(({ id }) => id))
  const gone = before.cars.filter((car) => isKnown(car) && !left.has(car.id)).map(({ id }) => id)
  return { ...after, cars, gone: [...after.gone, ...gone] }
}

/** The car of the garage that is meant: the very one, or one of the same base vehicle whose engine is the same or not yet told. */
function sameCar(cars: GarageCar[], vehicle: NamedVehicle & { id?: string }): GarageCar | undefined {
  const ofKind = cars.filter(({ car }) => car === vehicle.car)
  return (
    cars.find(({ id }) => id === vehicle.id) ??
    ofKind.find(({ engineId }) => engineId === vehicle.engineId) ??
    ofKind.find(({ engineId }) => engineId === undefined)
  )
}

/** Chooses a car, and puts it into the garage if it is not there. False: the garage is full. */
export function takeCar(vehicle: NamedVehicle & { id?: string }): boolean {
  const garage = readGarage()
  const known = sameCar(garage.cars, vehicle)
  if (!known && garage.cars.length >= GARAGE_MOST) return false
  const car = { ...known, ...vehicle, id: known?.id ?? randomName(), changed: new Date().toISOString() }
  const cars = known ? garage.cars.map((one) => (one === known ? car : one)) : [...garage.cars, car]
  writeGarage({ ...garage, cars, chosen: car.id })
  return true
}

/** Chooses a car of the garage; null: all cars. */
export const chooseCar = (id: string | null) => writeGarage({ ...readGarage(), chosen: id })

export function noteCar(id: string, notes: CarNotes & Pick<NamedVehicle, 'is'>): void {
  const garage = readGarage()
  const changed = new Date().toISOString()
  writeGarage({ ...garage, cars: garage.cars.map((car) => (car.id === id ? { ...car, ...notes, changed } : car)) })
}

export function removeCar(id: string): void {
  const garage = readGarage()
  const chosen = garage.chosen === id ? null : garage.chosen
  writeGarage({ ...garage, cars: garage.cars.filter((car) => car.id !== id), chosen })
}

type Known = Pick<NamedVehicle, 'car' | 'engineId'>

/** Whether both may be one car: of the same base vehicle, and not of two engines. */
export const mayBeOne = (one: Known, other: Known) =>
  one.car === other.car && (one.engineId ?? other.engineId) === (other.engineId ?? one.engineId)

/**
 * Takes the car that a list was made for: for a visitor who never had one. Where it is the chosen one, its engine, told only
 * now, and what was said of it are kept with it. Who switched the car off, or took it out, is not given it again.
 */
export function adoptCar(vehicle: NamedVehicle | null): void {
  if (!vehicle) return
  const garage = readGarage()
  if (garage === EMPTY) takeCar(vehicle)
  const chosen = chosenOf(garage)
  if (!chosen || !mayBeOne(chosen, vehicle)) return
  const isEngineTold = chosen.engineId === undefined && vehicle.engineId !== undefined
  const is = withLater(chosen.is ?? [], vehicle.is ?? [])
  if (isEngineTold || `${is}` !== `${chosen.is ?? []}`)
    takeCar({ ...(isEngineTold ? vehicle : chosen), id: chosen.id, is })
}

/** Forgets one answer about the chosen car, or which engine it has, where it was said of that car. */
export function forgetSaid(answer: string, of: Known): void {
  const garage = readGarage()
  const chosen = chosenOf(garage)
  if (!chosen || !mayBeOne(chosen, of)) return
  const { engine, engineId: _engineId, ...any } = chosen
  const car: GarageCar =
    answer === 'engine'
      ? { ...any, label: engine ? chosen.label.replace(` ${engine}`, '') : chosen.label }
      : { ...chosen, is: chosen.is?.filter((one) => one !== answer) }
  const changed = new Date().toISOString()
  writeGarage({ ...garage, cars: garage.cars.map((one) => (one === chosen ? { ...car, changed } : one)) })
}

/** Turns the one car that older visits stored into the first of the garage. */
export function turnOldCar(): void {
  const old = storedValue(VEHICLE_KEY, parsed)
  const vehicle = old.read()
  if (vehicle === null) return
  if (readGarage() === EMPTY && isCar(vehicle)) takeCar(vehicle)
  old.write(null)
}
