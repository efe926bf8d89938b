import { api } from './api.ts'
import type { Cart } from './cart.ts'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { readVehicle } from './vehicle.ts'

type Wish = { name: string; number: string; address: string; email: string; total: number; items: Cart }

const orderedVehicle = ({ type: _type, label: _label, is: _is, ...vehicle }: NamedVehicle) => vehicle

/** Places the order for the whole cart; answers its id. Throws `ApiProblem`, 409 where total or stock have changed. */
export async function placeOrder(wish: Wish): Promise<string> {
  const car = readVehicle()
  const body = { ...wish, ...(car && { vehicle: orderedVehicle(car) }) }
  const order = await api('POST', '/orders', { body })
  return order._id
}
