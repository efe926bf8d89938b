import { GARAGE_KEY } from '#common/constants'
import { ROW_ID_MAX } from '#common/row-ids'
import type { NamedVehicle } from '#domain/vehicles/schema'
import * as words from '#common/words'
import { carQuery } from './car-link.ts'
import { parsed, storedValue } from '../store.ts'

/** What its owner wrote of a car. `vin`: whole until the account has it, then its last six characters. */
export type CarNotes = { name?: string; note?: string; mileage?: number; vin?: string }

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

/** Of a visitor who never had a car. */
export const EMPTY: Garage = { cars: [], chosen: null, owner: null, gone: [] }

const isText = (value: unknown): value is string => typeof value === 'string'
export const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= ROW_ID_MAX
/** Whether it says something of a car as calls take it: "disc-front:312". */
export const isAnswer = (value: unknown) => isText(value) && /^[a-z-]{1,30}:\s*\S/.test(value)

/** Whether it is a car as this version of the shop writes it: anything may stand in a browser's storage. */
export function isCar(value: unknown): value is NamedVehicle {
  const it = (value ?? {}) as Partial<NamedVehicle>
  const texts = [it.make, it.model, it.label, it.type]
  return texts.every(isText) && isId(it.car) && Number.isInteger(it.year)
}

function toGarage(text: string | null): Garage {
  const { cars, chosen, owner, gone } = (parsed(text) ?? {}) as Partial<Garage>
  if (!Array.isArray(cars)) return EMPTY
  const whole = cars.filter((car) => isCar(car) && isText(car.id)).map(mended)
  const isThere = whole.some(({ id }) => id === chosen)
  return {
    cars: whole,
    chosen: isThere ? chosen! : null,
    owner: isText(owner) ? owner : null,
    gone: Array.isArray(gone) ? gone.filter(isText) : [],
  }
}

/** What a car may say besides: as the calls take it. */
const MAY_SAY = { engine: isText, engineId: isId, name: isText, note: isText, mileage: Number.isInteger, vin: isText }

/** The car without what it says in a way that no call takes, which an older version of the shop, or anybody, may have written. */
function mended(car: GarageCar): GarageCar {
  const wrong = Object.entries(MAY_SAY).filter(([name, isRight]) => !isRight(car[name as keyof typeof MAY_SAY]))
  const left: Partial<GarageCar> = { ...car }
  for (const [name] of wrong) delete left[name as keyof typeof MAY_SAY]
  if (left.engineId === undefined) delete left.engine
  if (Array.isArray(left.is)) left.is = left.is.filter(isAnswer)
  else delete left.is
  const isTime = isText(car.changed) && !Number.isNaN(Date.parse(car.changed))
  return { ...(left as GarageCar), changed: isTime ? car.changed : new Date(0).toISOString() }
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
