import { expect } from 'vitest'
import type { PartPlaces, Place } from '#domain/places/schema'
import { makeAdmin, signUp } from './people.ts'
import { openShop } from './shop.ts'

export const MAIN = 1
export const ADDRESS = {
  name: 'Camber',
  line1: '1 Depot Way',
  city: 'Reno',
  region: 'Nevada',
  postcode: '89501',
  country: 'us',
}
export const placeOf = (more: object = {}) => ({
  name: `Reno ${crypto.randomUUID()}`,
  address: ADDRESS,
  collects: true,
  hours: 'Mon to Fri, 9 to 5',
  cutOff: '14:30',
  timeZone: 'America/Los_Angeles',
  workDays: [5, 1, 1],
  rank: 3,
  ...more,
})
/** So many units in a place. */
export const at = (place: number, units: number | null, shelf = '') => ({ place, shelf, units })

/** A shop with an admin who looks after places, and a buyer. */
export async function openPlacesDesk() {
  const shop = await openShop({ LIMITS: '100', UNPAID_ORDERS: '1000', UNPAID_UNITS: '10000' })
  const [buyer, admin] = await Promise.all([signUp(shop), makeAdmin(shop)])
  const asAdmin = (method: string, path: string, body?: unknown) =>
    shop.call(method, path, { token: admin.token, body })
  const lies = async (part: string): Promise<PartPlaces> => (await asAdmin('GET', `/parts/${part}/places`)).body
  return {
    shop,
    asAdmin,
    async add(more: object = {}): Promise<Place> {
      const { status, body } = await asAdmin('POST', '/places', placeOf(more))
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    change: (place: Place, more: object = {}) => asAdmin('PUT', `/places/${place.id}`, { ...place, ...more }),
    lies,
    /** Sets where a part lies, from what is read now or was read before. */
    async set(part: string, places: object[], read?: PartPlaces) {
      const { version, places: were } = read ?? (await lies(part))
      const unitsWas = Object.fromEntries(were.map(({ place, units }) => [place, units]))
      return asAdmin('PUT', `/parts/${part}/places`, { version, unitsWas, places })
    },
    move: (part: string, from: number, to: number, units: number) =>
      asAdmin('POST', `/parts/${part}/places/move`, { from, to, units }),
    /** An order of the buyer's, of parts at $40. */
    async order(items: Record<string, number>): Promise<string> {
      const units = Object.values(items).reduce((sum, one) => sum + one, 0)
      const body = { name: '', email: buyer.email, number: '', total: units * (units * 40 > 99 ? 40 : 42), items }
      const answer = await shop.call('POST', '/orders', { token: buyer.token, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return answer.body._id
    },
    cancel: (id: string) => shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} }),
  }
}
export type PlacesDesk = Awaited<ReturnType<typeof openPlacesDesk>>
