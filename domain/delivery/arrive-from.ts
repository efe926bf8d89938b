import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'
import { type Arrival, arrival, whenAllAreThere } from './arrival.ts'
import { type Delivery, loadDelivery, type Method } from './read-delivery.ts'

export type Journey = Pick<Method, 'daysFrom' | 'daysTo' | 'workDays'>
const WEEKDAYS = [1, 2, 3, 4, 5]

/** The journey with the shipping of the settings. */
export function standardJourney({ config }: Ctx): Journey {
  const [daysFrom, daysTo] = config.DELIVERY_DAYS.split('-').map(Number) as [number, number]
  return { daysFrom, daysTo, workDays: WEEKDAYS }
}

/** When a parcel arrives that is paid now. A place without an address has the holidays of the country it sends to. */
export function arrivalFrom(
  { clock }: Ctx,
  { holidays, places }: Delivery,
  placeId: number,
  { country }: Destination,
  journey: Journey,
): Arrival | null {
  const place = places.get(placeId)
  if (!place) return null
  const none = new Set<string>()
  const here = holidays.get(place.address?.country ?? country) ?? none
  const there = holidays.get(country) ?? none
  return arrival(clock.now(), { ...place, holidays: here }, { ...journey, holidays: there })
}

/** `method`: its id, or "standard". `places`: from where the parcels leave. */
export type Paid = { method: string; country: string; places: readonly number[] }

/** When all of an order is there that is paid now. Null: that cannot be told, as when its method or a place is gone. */
export async function arriveIfPaidNow(ctx: Ctx, { method, country, places }: Paid): Promise<Arrival | null> {
  const delivery = await loadDelivery(ctx)
  const journey =
    method === 'standard' ? standardJourney(ctx) : delivery.methods.find(({ id }) => String(id) === method)
  if (!journey) return null
  return whenAllAreThere(places.map((place) => arrivalFrom(ctx, delivery, place, { country }, journey)))
}
