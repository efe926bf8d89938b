import { shippingRule, totals } from '#common/money'
import { type Phrased, phrase } from '#common/phrase'
import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'
import { whenAllAreThere } from '../rules/arrival.ts'
import { arrivalFrom, type Leaving, standardJourney } from './arrive-from.ts'
import { type ParcelFacts, whyNotCarried } from '../rules/limits.ts'
import { priceOf } from '../rules/price.ts'
import type { Delivery, Method, SendingPlace } from '../read-delivery.ts'
import type { Offer } from '../schema.ts'
import { zoneOf } from '../rules/zone.ts'

/** An offer whose name and reason may be phrases. */
export type SaidOffer = Phrased<Offer, 'name' | 'why'>
/** What is sent: from which place each parcel leaves, and what carriers ask of it. `subtotal` in the smallest unit. */
type Sent = { to: Destination; parcels: (ParcelFacts & Leaving)[]; subtotal: number }

/** Whether the shipping of the settings is offered: while no method of delivery is switched on. */
export const isStandard = ({ methods }: Delivery) => methods.every(({ placeId }) => placeId !== null)

/** What these methods offer if it is paid now, those that can be chosen first: an offer with `why` cannot. */
export function offersOf(ctx: Ctx, delivery: Delivery, sent: Sent): SaidOffer[] {
  const zone = zoneOf(delivery.zones, sent.to)
  const offers = delivery.methods.flatMap((method) => {
    if (method.placeId === null) return method.zoneId === zone?.id ? [offerOf(ctx, delivery, sent, method)] : []
    const place = delivery.places.get(method.placeId)
    return place?.collects ? [offerOf(ctx, delivery, sent, method, place)] : []
  })
  return offers.toSorted((a, b) => Number(Boolean(a.why)) - Number(Boolean(b.why)))
}

/** The shipping of the settings, as specified. */
export function standardOffer(ctx: Ctx, delivery: Delivery, { to, parcels, subtotal }: Sent): SaidOffer {
  const { prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER } = ctx.config
  const rule = shippingRule(prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER)
  const { shipping, saved } = totals([{ price: subtotal, quantity: 1 }], prices, rule)
  const journey = standardJourney(ctx)
  const arrivals = parcels.map((parcel) => arrivalFrom(ctx, delivery, parcel, to, journey))
  return {
    id: 'standard',
    kind: 'ship',
    name: phrase('delivery.standard'),
    carrier: 'own',
    amount: shipping,
    saved,
    arrives: whenAllAreThere(arrivals),
    parcels: arrivals,
  }
}

function offerOf(ctx: Ctx, delivery: Delivery, sent: Sent, method: Method, place?: SendingPlace): SaidOffer {
  const { to, parcels, subtotal } = sent
  const isWeighed = parcels.every(({ isWeightKnown }) => isWeightKnown)
  const weight = isWeighed ? parcels.reduce((sum, { grams }) => sum + grams, 0) : null
  const price = priceOf(method, { weight, subtotal })
  const isElsewhere = place && parcels.some((parcel) => parcel.place !== place.id || parcel.due)
  const why =
    (isElsewhere ? phrase('delivery.notAllThere') : undefined) ??
    parcels.map((parcel) => whyNotCarried(method, parcel)).find(Boolean) ??
    (price ? undefined : phrase('delivery.weightNotKnown'))
  // What is collected goes nowhere: only the calendar of its place counts.
  const where = place?.address ?? to
  const arrivals = parcels.map((parcel) => (why ? null : arrivalFrom(ctx, delivery, parcel, where, method)))
  return {
    id: String(method.id),
    kind: place ? 'collect' : 'ship',
    name: method.name,
    carrier: method.carrier,
    ...(price ?? { amount: 0, saved: 0 }),
    arrives: whenAllAreThere(arrivals),
    parcels: arrivals,
    ...(place && { place: { id: place.id, name: place.name, address: place.address, hours: place.hours } }),
    ...(why && { why }),
  }
}
