import { withLater } from '#common/answers'
import { GARAGE_KEY, GARAGE_MOST, VEHICLE_KEY } from '#common/constants'
import type { NamedVehicle } from '#domain/vehicles/schema'
import * as words from '#common/words'
import { carQuery } from './shop-link.ts'
import { parsed, storedValue } from './store.ts'

/** What its owner wrote of a car. `vin`: whole until the account has it, then its last six characters. */
type CarNotes = { name?: string; note?: string; mileage?: number; vin?: string }
/**
 * `changed`: when, as an ISO time. `unsent`: the account does not have it yet, has it as it was before, had no room for it,
 * or did not take it.
 */
export type GarageCar = NamedVehicle &
  CarNotes & { id: string; changed: string; unsent?: 'new' | 'changed' | 'no-room' | 'refused' }
/**
 * `owner`: the e-mail of the account that these cars are a copy of; null: they are this browser's alone. `gone`: the ids of
 * cars that were taken out here, and that the account still has.
 */
export type Garage = { cars: GarageCar[]; chosen: string | null; owner: string | null; gone: string[] }

const EMPTY: Garage = { cars: [], chosen: null, owner: null, gone: [] }

/** Whether it is a car as this version of the shop writes it: anything may stand in a browser's storage. */
function isCar(value: unknown): value is NamedVehicle {
  const it = (value ?? {}) as Partial<NamedVehicle>
  const texts = [it.make, it.model, it.label, it.type]
  return texts.every((text) => typeof text === 'string') && [it.car, it.year].every(Number.isInteger)
}

function toGarage(text: string | null): Garage {
  const { cars, chosen, owner, gone } = (parsed(text) ?? {}) as Partial<Garage>
  if (!Array.isArray(cars)) return EMPTY
  const whole = cars.filter((car) => isCar(car) && typeof car.id === 'string')
  const isThere = whole.some(({ id }) => id === chosen)
  return { cars: whole, chosen: isThere ? chosen! : null, owner: owner ?? null, gone: Array.isArray(gone) ? gone : [] }
}

const store = storedValue(GARAGE_KEY, toGarage)

export const useGarage = store.use
export const readGarage = store.read

/** The car that the shop is seen for; null: all cars. */
export const chosenOf = ({ cars, chosen }: Garage): GarageCar | null => cars.find(({ id }) => id === chosen) ?? null

/** As the header names a car: by its name, or "2014 Golf". */
export const shortName = ({ name, year, model }: GarageCar): string => name || `${year} ${model}`

/** What the document shows of the garage before and after the first paint; null: there is no car yet. */
function markOf(garage: Garage): { name: string; query?: string } | null {
  const car = chosenOf(garage)
  if (car) return { name: shortName(car), query: carQuery(car) }
  return garage.cars.length > 0 ? { name: words.garage.allCars } : null
}

/** Stores the garage, with what the script in the head (`head-script.ts`) shows of it before the page is drawn. */
export const storeGarage = (garage: Garage) => store.write(JSON.stringify({ ...garage, mark: markOf(garage) }))

/** Leaves nothing of an account's garage in this browser. */
export const forgetGarage = () => store.write(null)

const watchers = new Set<() => void>()

/** Hears that something is changed here, not in other tabs. Returns how to stop. */
export function watchGarage(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function writeGarage(garage: Garage): void {
  storeGarage(withUnsent(store.read(), garage))
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

function markGarage(): void {
  const mark = markOf(store.read())
  const { style, dataset } = document.documentElement
  if (mark) style.setProperty('--car', JSON.stringify(mark.name))
  else style.removeProperty('--car')
  if (mark?.query) dataset['car'] = ''
  else delete dataset['car']
}

/** Keeps what the document says of the chosen car true, whichever tab changes it. Returns how to stop. */
export function followGarage(): () => void {
  markGarage()
  return store.subscribe(markGarage)
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

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
  const garage = store.read()
  const known = sameCar(garage.cars, vehicle)
  if (!known && garage.cars.length >= GARAGE_MOST) return false
  const car = { ...known, ...vehicle, id: known?.id ?? newId(), changed: new Date().toISOString() }
  const cars = known ? garage.cars.map((one) => (one === known ? car : one)) : [...garage.cars, car]
  writeGarage({ ...garage, cars, chosen: car.id })
  return true
}

/** Chooses a car of the garage; null: all cars. */
export const chooseCar = (id: string | null) => writeGarage({ ...store.read(), chosen: id })

export function noteCar(id: string, notes: CarNotes & Pick<NamedVehicle, 'is'>): void {
  const garage = store.read()
  const changed = new Date().toISOString()
  writeGarage({ ...garage, cars: garage.cars.map((car) => (car.id === id ? { ...car, ...notes, changed } : car)) })
}

export function removeCar(id: string): void {
  const garage = store.read()
  const chosen = garage.chosen === id ? null : garage.chosen
  writeGarage({ ...garage, cars: garage.cars.filter((car) => car.id !== id), chosen })
}

type Known = Pick<NamedVehicle, 'car' | 'engineId'>

/** Whether both may be one car: of the same base vehicle, and not of two engines. */
const mayBeOne = (one: Known, other: Known) =>
  one.car === other.car && (one.engineId ?? other.engineId) === (other.engineId ?? one.engineId)

/**
 * Takes the car that a list was made for: for a visitor who never had one. Where it is the chosen one, its engine, told only
 * now, and what was said of it are kept with it. Who switched the car off, or took it out, is not given it again.
 */
export function adoptCar(vehicle: NamedVehicle | null): void {
  if (!vehicle) return
  const garage = store.read()
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
  const garage = store.read()
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
  if (store.read() === EMPTY && isCar(vehicle)) takeCar(vehicle)
  old.write(null)
}
