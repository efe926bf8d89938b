import { CART_CARS_KEY } from '#common/constants'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { isAnswer, isId } from '../car/garage.ts'
import { parsed, storedValue } from '../store.ts'

/** A car as a line of the cart names it. */
export type LineCar = Pick<NamedVehicle, 'car' | 'label' | 'is'> & { engine?: number }
/** So many pieces for that car. `knows`: the buyer was asked, and has checked. */
export type CarPieces = LineCar & { quantity: number; knows?: true }
/** Part id → for which cars its pieces are. What is not named here is for no car that we know. */
export type CartCars = Readonly<Record<string, readonly CarPieces[]>>

/** Pieces of a part for one car; null: for none that is named. */
export type Line = { part: string; quantity: number; car: (LineCar & { knows?: true }) | null }

const isCar = (value: unknown): value is LineCar => {
  const it = (value ?? {}) as Partial<LineCar>
  const isSaid = it.is === undefined || (Array.isArray(it.is) && it.is.every(isAnswer))
  return isId(it.car) && typeof it.label === 'string' && (it.engine === undefined || isId(it.engine)) && isSaid
}
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const isPieces = (value: unknown): value is CarPieces => isCar(value) && isCount((value as CarPieces).quantity)

/** Whether it may stand for a part in a map: a name that every object has, such as "constructor", would be found in each. */
export const isPartKey = (id: string): boolean => !(id in Object.prototype)

/** Whether it is a line as this version of the shop stores it. */
export const isLine = (value: unknown): value is Line => {
  const { part, quantity, car } = (value ?? {}) as Partial<Line>
  return typeof part === 'string' && isPartKey(part) && isCount(quantity) && (car === null || isCar(car))
}

/** Anything may stand in a browser's storage: what is no list of cars is left out. */
function toCars(text: string | null): CartCars {
  const value = parsed(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, list]) => (Array.isArray(list) ? [[id, list.filter(isPieces)]] : [])),
  )
}

const store = storedValue(CART_CARS_KEY, toCars)
export const useCartCars = store.use
export const subscribeCars = store.subscribe

export const lineCar = ({ car, engineId, is, label }: NamedVehicle): LineCar => ({
  car,
  label,
  ...(engineId !== undefined && { engine: engineId }),
  ...(is?.length && { is }),
})

export const isSameCar = (one: LineCar, other: LineCar) =>
  one.car === other.car && one.engine === other.engine && `${one.is ?? ''}` === `${other.is ?? ''}`

/** What tells the lines of a cart apart: the part, and the car that its pieces are for. */
export const lineKey = (part: string, car: LineCar | null) => JSON.stringify([part, car?.car, car?.engine, car?.is])

export const isSameLine = (one: Line, other: Line) => lineKey(one.part, one.car) === lineKey(other.part, other.car)

/** A line as calls take it. */
export function sentLine({ part, quantity, car }: Line) {
  if (!car) return { part, quantity }
  const { car: id, engine, is, knows } = car
  return { part, quantity, car: id, engine, is: is && [...is], knows }
}

/** Whether both are one car, of which less may have been told for one line: its engine, or what its owner said. */
const isOneCar = (one: LineCar | null, other: LineCar | null) =>
  one?.car === other?.car && (one?.engine ?? other?.engine) === (other?.engine ?? one?.engine)

/**
 * A part's pieces by car, as many in all as the cart has of it: what the cart has more is for no car (null), and where it
 * has fewer, the cars named last go without.
 */
export function piecesOf(
  quantity: number,
  cars: readonly CarPieces[] = [],
): { car: CarPieces | null; quantity: number }[] {
  let left = quantity
  const named = cars.flatMap((car) => {
    const taken = Math.min(car.quantity, left)
    left -= taken
    return taken > 0 ? [{ car, quantity: taken }] : []
  })
  return left > 0 ? [...named, { car: null, quantity: left }] : named
}

/** How many of a part's pieces are for a car, null: for none that is named. */
export const countFor = (pieces: ReturnType<typeof piecesOf>, car: LineCar | null): number =>
  pieces.filter((one) => isOneCar(one.car, car)).reduce((sum, { quantity }) => sum + quantity, 0)

export const readCars = (part: string): readonly CarPieces[] => store.read()[part] ?? []

/** Writes for which cars a part's pieces are, of which the cart has so many. */
export function writeCars(part: string, quantity: number, cars: readonly CarPieces[]): void {
  const { [part]: _old, ...others } = store.read()
  const kept = piecesOf(quantity, cars).flatMap(({ car, quantity }) => (car ? [{ ...car, quantity }] : []))
  writeAllCars(kept.length > 0 ? { ...others, [part]: kept } : others)
}

/** Writes for which cars all pieces of a cart are. */
export const writeAllCars = (cars: CartCars) => store.write(Object.keys(cars).length > 0 ? JSON.stringify(cars) : null)

/** The list with so many pieces more, or fewer, for one car. */
export function withPieces(cars: readonly CarPieces[], car: LineCar & { knows?: true }, more: number): CarPieces[] {
  const known = cars.find((one) => isSameCar(one, car))
  if (!known) return more > 0 ? [...cars, { ...car, quantity: more }] : [...cars]
  const changed = { ...known, ...(car.knows && { knows: true as const }), quantity: known.quantity + more }
  return cars.map((one) => (one === known ? changed : one)).filter(({ quantity }) => quantity > 0)
}
