import { shippingRule, totals } from '#common/money'
import { type Phrased, phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type Arrival, arrival, whenAllAreThere } from './arrival.ts'
import { parcelOf, type ParcelFacts, whyNotCarried } from './limits.ts'
import { priceOf } from './price.ts'
import { type Delivery, type Method, readDelivery } from './read-delivery.ts'
import { type Parcel, readSent, type SendingPlace } from './read-sent.ts'
import type { Offer } from './schema.ts'
import { type Destination, zoneOf } from './zone.ts'

/** `parcels`: what leaves which place together, as `planParcels` answers it. `subtotal` in the smallest unit. */
export type ToDeliver = { to: Destination; parcels: readonly Parcel[]; subtotal: number }
/** An offer whose name and reason may be phrases. */
export type SaidOffer = Phrased<Offer, 'name' | 'why'>

/**
 * All ways in which an order can be delivered or collected, those that can be chosen first: an offer with `why` cannot.
 * While the seller has switched on no method of delivery, `standard` is the only one: the shipping of the settings. None:
 * the shop does not deliver there.
 */
export async function offerDelivery(ctx: Ctx, asked: ToDeliver): Promise<SaidOffer[]> {
  const [delivery, { parts, places }] = await Promise.all([readDelivery(ctx), readSent(ctx, asked.parcels)])
  const nothing = { grams: null, longest: null, hazard: null }
  const parcels = asked.parcels.map((parcel) =>
    parcelOf(parcel.parts.map(({ partId, quantity }) => ({ ...(parts.get(partId) ?? nothing), quantity }))),
  )
  const arrive = (journey: Journey) =>
    asked.parcels.map(({ place }) => arrivalFrom(ctx, delivery, places.get(place), asked.to, journey))
  const zone = zoneOf(delivery.zones, asked.to)
  const isCollectedAt = ({ placeId }: Method) => placeId !== null && places.get(placeId)?.collects === true
  const methods = delivery.methods.filter((method) =>
    method.placeId === null ? method.zoneId === zone?.id : isCollectedAt(method),
  )
  const offers = methods.map((method): SaidOffer => {
    const place = method.placeId === null ? undefined : places.get(method.placeId)!
    const isElsewhere = place && asked.parcels.some((parcel) => parcel.place !== place.id)
    return offerOf(method, parcels, asked.subtotal, arrive(method), place, isElsewhere)
  })
  const standard = delivery.methods.some(({ placeId }) => placeId === null) ? [] : [standardOffer(ctx, asked, arrive)]
  return [...standard, ...offers].toSorted((a, b) => Number(Boolean(a.why)) - Number(Boolean(b.why)))
}

type Journey = Pick<Method, 'daysFrom' | 'daysTo' | 'workDays'>
const WEEKDAYS = [1, 2, 3, 4, 5]

/** The shipping of the settings, as specified. */
function standardOffer(
  { config }: Ctx,
  { subtotal }: ToDeliver,
  arrive: (journey: Journey) => (Arrival | null)[],
): SaidOffer {
  const rule = shippingRule(config.prices, config.SHIPPING_PERCENT, config.FREE_SHIPPING_OVER)
  const { shipping, saved } = totals([{ price: subtotal, quantity: 1 }], config.prices, rule)
  const [daysFrom, daysTo] = config.DELIVERY_DAYS.split('-').map(Number) as [number, number]
  const parcels = arrive({ daysFrom, daysTo, workDays: WEEKDAYS })
  const arrives = whenAllAreThere(parcels)
  const name = phrase('delivery.standard')
  return { id: 'standard', kind: 'ship', name, carrier: 'own', amount: shipping, saved, arrives, parcels }
}

function offerOf(
  method: Method,
  parcels: readonly ParcelFacts[],
  subtotal: number,
  arrivals: (Arrival | null)[],
  place: SendingPlace | undefined,
  isElsewhere = false,
): SaidOffer {
  const isWeighed = parcels.every(({ isWeightKnown }) => isWeightKnown)
  const weight = isWeighed ? parcels.reduce((sum, { grams }) => sum + grams, 0) : null
  const price = priceOf(method, { weight, subtotal })
  const refused = parcels.map((parcel) => whyNotCarried(method, parcel)).find(Boolean)
  const unpriced = price ? undefined : phrase('delivery.weightNotKnown')
  const why = (isElsewhere ? phrase('delivery.notAllThere') : undefined) ?? refused ?? unpriced
  return {
    id: String(method.id),
    kind: place ? 'collect' : 'ship',
    name: method.name,
    carrier: method.carrier,
    ...(price ?? { amount: 0, saved: 0 }),
    arrives: why ? null : whenAllAreThere(arrivals),
    parcels: why ? arrivals.map(() => null) : arrivals,
    ...(place && { place: { id: place.id, name: place.name, address: place.address, hours: place.hours } }),
    ...(why && { why }),
  }
}

/** When a parcel from a place arrives, if it is paid now. A place without an address keeps the holidays of where it sends to. */
function arrivalFrom(
  { clock }: Ctx,
  { holidays }: Delivery,
  place: SendingPlace | undefined,
  to: Destination,
  journey: Journey,
): Arrival | null {
  if (!place) return null
  const free = new Set<string>()
  const there = holidays.get(to.country.toUpperCase()) ?? free
  const here = holidays.get(place.address?.['country'] ?? to.country.toUpperCase()) ?? free
  return arrival(clock.now(), { ...place, holidays: here }, { ...journey, holidays: there })
}
