import { CART_KEY } from '#common/constants'
import {
  countFor,
  isPartKey,
  type Line,
  type LineCar,
  lineCar,
  piecesOf,
  readCars,
  subscribeCars,
  withPieces,
  writeAllCars,
  writeCars,
} from './cart-cars.ts'
import { parsed, storedValue } from '../store.ts'
import { readVehicle } from '../car/vehicle.ts'

/** Part id → quantity, as the specification keeps it. */
export type Cart = Readonly<Record<string, number>>

/** So many pieces of one part a cart holds at most. */
export const MOST_PIECES = 999

const toCart = (text: string | null): Cart => {
  const value = parsed(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {}
  const isRight = (id: string, n: number) => isPartKey(id) && Number.isInteger(n) && n >= 1 && n <= MOST_PIECES
  return Object.fromEntries(Object.entries(value).filter(([id, n]) => isRight(id, n)))
}

const store = storedValue(CART_KEY, toCart)

const write = (cart: Cart) => store.write(Object.keys(cart).length > 0 ? JSON.stringify(cart) : null)
const put = (id: string, quantity: number) => {
  const { [id]: _old, ...others } = store.read()
  write(quantity > 0 ? { ...others, [id]: Math.min(quantity, MOST_PIECES) } : others)
}

export const readCart = store.read
export const useCart = store.use

/** The car that this browser shops for, as a line of the cart names it. */
const chosenCar = (): LineCar | null => {
  const vehicle = readVehicle()
  return vehicle && lineCar(vehicle)
}

/** Puts so many pieces more, or fewer, into the cart for a car, null: for none that is named. */
function change(id: string, more: number, car: (LineCar & { knows?: true }) | null) {
  const quantity = Math.min((store.read()[id] ?? 0) + more, MOST_PIECES)
  const cars = car ? withPieces(readCars(id), car, more) : readCars(id)
  put(id, quantity)
  writeCars(id, Math.max(quantity, 0), cars)
}

export const addOne = (id: string, car: (LineCar & { knows?: true }) | null = chosenCar()) => change(id, 1, car)
/** Puts so many pieces more into the cart for a car, null: for none that is named. */
export const addPieces = (id: string, more: number, car: (LineCar & { knows?: true }) | null = chosenCar()) =>
  change(id, more, car)
/** How many pieces are lacking until so many lie in the cart for a car, null: for none that is named; below 0: there are more. */
export const lacking = (id: string, wanted: number, car: LineCar | null = chosenCar()): number =>
  wanted - countFor(piecesOf(store.read()[id] ?? 0, readCars(id)), car)
/** Sees to it that at least so many of each lie in the cart for a car, null: for none that is named. */
export function addAtLeast(wanted: Cart, car: LineCar | null) {
  for (const [id, quantity] of Object.entries(wanted)) {
    const more = lacking(id, quantity, car)
    if (more > 0) change(id, more, car)
  }
}
/** Lowers by one, of those for a car where one is named; at zero the entry goes. */
export const takeOne = (id: string, car: LineCar | null = null) => change(id, -1, car)
/** Takes so many pieces for a car out; null: for none that is named. */
export const takeLine = (id: string, quantity: number, car: LineCar | null) => change(id, -quantity, car)
export function takeAll(id: string) {
  put(id, 0)
  writeCars(id, 0, [])
}
/** Says of a part's pieces for one car, or for none that is named, for which car they are instead, or that it was checked. */
export function moveTo(id: string, pieces: { car: LineCar | null; quantity: number }, to: LineCar & { knows?: true }) {
  const others = pieces.car ? withPieces(readCars(id), pieces.car, -pieces.quantity) : readCars(id)
  writeCars(id, store.read()[id] ?? 0, withPieces(others, to, pieces.quantity))
}
/** Takes out what was ordered; what another tab has put in meanwhile stays. */
export function takeOrdered(lines: readonly Line[]) {
  for (const { part, quantity, car } of lines) change(part, -quantity, car)
}
/** The whole cart, a line for each part and car. */
export const linesHere = (): Line[] =>
  Object.entries(store.read()).flatMap(([part, quantity]) =>
    piecesOf(quantity, readCars(part)).map(({ car, quantity }): Line => {
      if (!car) return { part, quantity, car }
      const { quantity: _named, ...bare } = car
      return { part, quantity, car: bare }
    }),
  )
/** Puts these lines in the place of the whole cart. */
export function writeLines(lines: readonly Line[]): void {
  const byPart = [...Map.groupBy(lines, ({ part }) => part)]
  const piecesFor = (some: readonly Line[]) => some.flatMap(({ car, quantity }) => (car ? [{ ...car, quantity }] : []))
  const sumOf = (some: readonly Line[]) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  write(Object.fromEntries(byPart.map(([part, some]) => [part, Math.min(sumOf(some), MOST_PIECES)])))
  writeAllCars(
    Object.fromEntries(byPart.flatMap(([part, some]) => (piecesFor(some).length > 0 ? [[part, piecesFor(some)]] : []))),
  )
}
/** Hears of every change of the cart, here and in other tabs. Returns how to stop. */
export function subscribeCart(listener: () => void): () => void {
  const stops = [store.subscribe(listener), subscribeCars(listener)]
  return () => stops.forEach((stop) => stop())
}
/** How many pieces lie in a cart. */
export const countOf = (cart: Cart) => Object.values(cart).reduce((sum, quantity) => sum + quantity, 0)
