import { api } from './api.ts'
import type { Cart } from './cart.ts'
import { readVehicle } from './vehicle.ts'

type Wish = { name: string; number: string; address: string; email: string; total: number; items: Cart }

/** Places the order for the whole cart; answers its id. Throws `ApiProblem`, 409 where total or stock have changed. */
export async function placeOrder(wish: Wish): Promise<string> {
  const car = readVehicle()
  const vehicle = car && { make: car.make, model: car.model, year: car.year, ...(car.engine && { engine: car.engine }) }
  const body = { ...wish, ...(vehicle && { vehicle }) }
  const order = await api('POST', '/orders', { body })
  return order._id
}
