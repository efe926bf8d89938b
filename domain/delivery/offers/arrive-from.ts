import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'
import { type Arrival, arrival } from '../rules/arrival.ts'
import { type Delivery, loadDelivery, type Method } from '../read-delivery.ts'

type Journey = Pick<Method, 'daysFrom' | 'daysTo' | 'workDays'>
const WEEKDAYS = [1, 2, 3, 4, 5]

/** The journey with the shipping of the settings. */
export function standardJourney({ config }: Ctx): Journey {
  const { from: daysFrom, to: daysTo } = config.deliveryDays
  return { daysFrom, daysTo, workDays: WEEKDAYS }
}

/** What leaves a place together; `due`: the day by which what is in it comes in there. `hasLeft`: it leaves now. */
export type Leaving = { place: number; due?: string | null; hasLeft?: boolean }

/**
 * When a parcel arrives that is paid now, or leaves once it has come in. A place without an address has the holidays of the
 * country it sends to.
 */
export function arrivalFrom(
  { clock }: Ctx,
  { holidays, places }: Delivery,
  { place: placeId, due, hasLeft = false }: Leaving,
  { country }: Destination,
  journey: Journey,
): Arrival | null {
  const place = places.get(placeId)
  if (!place) return null
  const none = new Set<string>()
  const here = holidays.get(place.address?.country ?? country) ?? none
  const there = holidays.get(country) ?? none
  const leaving = { ...place, holidays: here, ...(hasLeft && { cutOff: '23:59:59.999' }) }
  return arrival(later(clock.now(), due, place.timeZone), leaving, { ...journey, holidays: there })
}

/** Now, or when that day begins there. */
function later(now: Date, due: string | null | undefined, timeZone: string): Date {
  if (!due) return now
  const begins = Temporal.PlainDate.from(due).toZonedDateTime(timeZone).epochMilliseconds
  return new Date(Math.max(now.getTime(), begins))
}

/** `method`: its id, or "standard". `places`: from where the parcels leave. */
type Paid = { method: string; country: string; places: readonly Leaving[] }

/** When each parcel of an order is there that is paid now. Null: that cannot be told, as when its method or the place is gone. */
export async function arriveIfPaidNow(ctx: Ctx, { method, country, places }: Paid): Promise<(Arrival | null)[]> {
  const delivery = await loadDelivery(ctx)
  const journey =
    method === 'standard' ? standardJourney(ctx) : delivery.methods.find(({ id }) => String(id) === method)
  return places.map((place) => (journey ? arrivalFrom(ctx, delivery, place, { country }, journey) : null))
}
