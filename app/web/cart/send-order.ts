import { api } from '../api.ts'
import type { Cart } from './cart.ts'
import { type Line, sentLine } from './cart-cars.ts'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { noteOrdered } from '../list/search-outcome.ts'
import { readVehicle } from '../car/vehicle.ts'

type Wish = { name: string; number: string; address: string; email: string; total: number; lines: Line[] }

function itemsOf(lines: Line[]): Cart {
  const byPart = Map.groupBy(lines, ({ part }) => part)
  return Object.fromEntries(
    [...byPart].map(([part, some]) => [part, some.reduce((sum, { quantity }) => sum + quantity, 0)]),
  )
}

/** What an order tells of the chosen car: nothing that its owner noted of it. */
const orderedVehicle = ({ car, make, model, year, engine, engineId }: NamedVehicle) => {
  return { car, make, model, year, engine, engineId }
}

/** Orders the whole cart, each line for its car; returns its id. Throws `ApiProblem`: 409 if total or stock changed. */
export async function placeOrder(wish: Wish): Promise<string> {
  const { lines, ...said } = wish
  const car = readVehicle()
  const isForIt = car && lines.every((line) => line.car?.car === car.car)
  const body = {
    ...said,
    items: itemsOf(lines),
    lines: lines.map(sentLine),
    ...(isForIt && { vehicle: orderedVehicle(car) }),
  }
  const order = await api('POST', '/orders', { body })
  noteOrdered(lines.map(({ part }) => part))
  return order._id
}
