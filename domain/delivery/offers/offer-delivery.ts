import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'
import { isStandard, offersOf, type SaidOffer, standardOffer } from './offers.ts'
import { type Parcel, readParcels } from './read-parcels.ts'
import { readDelivery } from '../read-delivery.ts'

/** `parcels`: what leaves which place together, as `planParcels` answers it. `subtotal` in the smallest unit. */
export type ToDeliver = { to: Destination; parcels: readonly Parcel[]; subtotal: number }

/**
 * All ways in which an order can be delivered or collected, those that can be chosen first: an offer with `why` cannot.
 * While the seller has switched on no method of delivery, `standard` is the only one that ships: the shipping of the
 * settings. None: the shop does not deliver there.
 */
export async function offerDelivery(ctx: Ctx, { to, parcels, subtotal }: ToDeliver): Promise<SaidOffer[]> {
  const delivery = await readDelivery(ctx)
  const facts = delivery.methods.length > 0 ? await readParcels(ctx, parcels) : parcels.map(notAsked)
  const sent = { to: { ...to, country: to.country.toUpperCase() }, parcels: facts, subtotal }
  const standard = isStandard(delivery) ? [standardOffer(ctx, delivery, sent)] : []
  return [...standard, ...offersOf(ctx, delivery, sent)]
}

/** The shipping of the settings asks nothing of a parcel. */
const notAsked = ({ place, due }: Parcel) => ({ place, due, grams: 0, isWeightKnown: false, longest: 0, hazards: [] })
