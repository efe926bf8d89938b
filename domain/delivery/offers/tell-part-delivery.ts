import { priceParts } from '#domain/catalogue'
import { planParcels } from '#domain/places'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { asksPostcode } from './asks-postcode.ts'
import { offerDelivery } from './offer-delivery.ts'
import type { SaidOffer } from './offers.ts'
import { homeCountry } from '../home-country.ts'
import type { PartDelivery, PartDeliveryQuery } from '../schema.ts'

/**
 * What it costs to send so many of a part to a country and postcode, and when they arrive if they are paid now; nobody
 * gives a name for it. 404 for no part.
 */
export async function tellPartDelivery(
  ctx: Ctx,
  idText: string,
  { country, postcode, quantity }: PartDeliveryQuery,
): Promise<Omit<PartDelivery, 'offers'> & { offers: SaidOffer[] }> {
  const partId = rowId(idText, 'part')
  const [[part], planned, home] = await Promise.all([
    priceParts(ctx, [{ partId, quantity }]),
    planParcels(ctx, [{ partId, quantity }]),
    homeCountry(ctx),
  ])
  const to = { country: country ?? home, ...(postcode && { postcode }) }
  if (!part) throw notFound('part')
  shows(ctx, tag.part(partId), tag.delivery)
  const told = (state: PartDelivery['state'], offers: SaidOffer[] = []) => {
    return { amounts: 'minor' as const, currency: ctx.config.prices.currency, to, state, offers }
  }
  const parcels = planned.map(({ place, due, parts }) => ({ place: place.id, due, parts }))
  const there = parcels.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.quantity, 0)
  if (there < quantity) return told('sold-out')
  if (await asksPostcode(ctx, to)) return told('postcode')
  const offers = await offerDelivery(ctx, { to, parcels, subtotal: part.price * quantity })
  return offers.length > 0 ? told('offered', offers) : told('nowhere')
}
