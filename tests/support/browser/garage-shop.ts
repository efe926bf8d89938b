import { vi } from 'vitest'
import type { NamedVehicle } from '#domain/vehicles/schema'

export const golf: NamedVehicle = {
  car: 12,
  type: 'car',
  make: 'Volkswagen',
  model: 'Golf',
  year: 2014,
  label: '2014 Volkswagen Golf',
}
export const audi: NamedVehicle = { ...golf, car: 13, make: 'Audi', model: 'A4', label: '2014 Audi A4' }
export const seat: NamedVehicle = { ...golf, car: 14, make: 'Seat', model: 'Leon', label: '2014 Seat Leon' }

type Body = { car: number; engineId?: number; name?: string; note?: string }
type Car = NamedVehicle & {
  _id: string
  name: string
  note: string
  is: string[]
  mileage: null
  vin: null
  changed: string
}

/** A shop behind `fetch` that keeps one garage in memory. A call is done at once, but its answer waits while `isHeld`. */
export function openGarageShop() {
  const shop = {
    cars: [] as Car[],
    calls: [] as string[],
    isOffline: false,
    isHeld: false,
    held: [] as (() => void)[],
    /** Lets the answers go that wait. */
    release() {
      shop.isHeld = false
      for (const go of shop.held.splice(0)) go()
    },
    /** Cars by base vehicle that the shop does not know, and how many it holds. */
    unknown: [] as number[],
    most: 20,
  }
  const known = (body: Body) => [golf, audi, seat].find(({ car }) => car === body.car)!
  const put = (body: Body, id = `account-${shop.calls.length}-${body.car}`): Car => {
    const { name = '', note = '' } = body
    const car = {
      ...known(body),
      _id: id,
      name,
      note,
      is: [],
      mileage: null,
      vin: null,
      changed: '2026-01-01T00:00:00.000Z',
    }
    shop.cars = [...shop.cars.filter(({ _id }) => _id !== id), car]
    return car
  }
  const same = (body: Body) => shop.cars.find(({ car, name }) => car === body.car && name === (body.name ?? ''))
  const refusal = (status: number, code: string) => ({ status, body: { code, detail: code } })
  const merge = (cars: Body[]) => {
    const [unknown, noRoom] = [[] as number[], [] as number[]]
    for (const [at, body] of cars.entries()) {
      if (shop.unknown.includes(body.car)) unknown.push(at)
      else if (!same(body) && shop.cars.length >= shop.most) noRoom.push(at)
      else put(body, same(body)?._id)
    }
    return { cars: shop.cars, unknown, noRoom }
  }
  const answer = (method: string, path: string, body: Body & { cars?: Body[] }): { status?: number; body: unknown } => {
    const [, , , id] = path.split('/')
    if (method === 'GET') return { body: shop.cars }
    if (id === 'merge') return { body: merge(body.cars!) }
    if (method === 'DELETE') {
      shop.cars = shop.cars.filter(({ _id }) => _id !== id)
      return { body: { deletedCount: 1 } }
    }
    if (method === 'PUT' && !shop.cars.some(({ _id }) => _id === id)) return refusal(404, 'not-found')
    if (method === 'POST' && !same(body) && shop.cars.length >= shop.most) return refusal(409, 'garage-full')
    return {
      body: method === 'PUT' ? (put(body, id), { modifiedCount: 1 }) : { insertedId: put(body, same(body)?._id)._id },
    }
  }
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    shop.calls.push(`${method} ${path.replace('/api/garage', '')}`.trim())
    if (shop.isOffline) throw new TypeError('offline')
    const { status = 200, body: said } = answer(method, path, JSON.parse(body ?? '{}'))
    const text = JSON.stringify(said)
    if (shop.isHeld) await new Promise<void>((go) => void shop.held.push(go))
    return new Response(text, { status })
  })
  return shop
}
