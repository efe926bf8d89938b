import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { isStandard, offersOf, type SaidOffer, standardOffer } from './offers.ts'
import { loadDelivery } from '../read-delivery.ts'
import type { DeliveryPreview, DeliveryPreviewQuery } from '../schema.ts'
import { zoneOf } from '../rules/zone.ts'

type Preview = Omit<DeliveryPreview, 'offers' | 'off'> & { offers: SaidOffer[]; off: SaidOffer[] }

/** What one parcel from the first place would cost now, also by the methods that are switched off. For admins. */
export async function previewDelivery(ctx: Ctx, query: DeliveryPreviewQuery): Promise<Preview> {
  adminOf(ctx)
  const { country, postcode, grams, subtotal } = query
  const all = await loadDelivery(ctx)
  const [place = 0] = all.places.keys()
  const parcels = [{ place, grams, isWeightKnown: grams > 0, longest: 0, hazards: [] }]
  const sent = { to: { country, postcode }, parcels, subtotal }
  const on = { ...all, methods: all.methods.filter(({ isOn }) => isOn) }
  const off = { ...all, methods: all.methods.filter(({ isOn }) => !isOn) }
  const standard = isStandard(on) ? [standardOffer(ctx, all, sent)] : []
  return {
    amounts: 'minor',
    currency: ctx.config.prices.currency,
    zone: zoneOf(all.zones, sent.to)?.name ?? null,
    offers: [...standard, ...offersOf(ctx, on, sent)],
    off: offersOf(ctx, off, sent),
  }
}
