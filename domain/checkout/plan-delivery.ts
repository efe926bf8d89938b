import type { Wanted } from '#domain/catalogue'
import { offerDelivery, type SaidOffer } from '#domain/delivery'
import { planParcels, type PlannedParcel } from '#domain/places'
import type { Destination } from '#common/address'
import type { Ctx } from '#platform/context'

type Asked = { parts: readonly Wanted[]; to: Destination; subtotal: number }
/** An offer, and in which parcels an order comes with it. */
type Way = { offer: SaidOffer; parcels: PlannedParcel[] }
export type DeliveryPlan = { parcels: PlannedParcel[]; offers: SaidOffer[]; chosen: SaidOffer | undefined }

/**
 * In which ways these parts can be delivered or collected, the way that is chosen (`method` if it can be, else the first
 * that can), and in which parcels they come then. `subtotal` in the smallest unit.
 */
export async function planDelivery(ctx: Ctx, asked: Asked & { method?: string | undefined }): Promise<DeliveryPlan> {
  const parcels = await planParcels(ctx, asked.parts)
  if (parcels.length === 0) return { parcels, offers: [], chosen: undefined }
  const offers = await offersFor(ctx, asked, parcels)
  const ways = await Promise.all(offers.map((offer) => fromOnePlace(ctx, asked, { offer, parcels })))
  const open = ways.filter(({ offer }) => offer.why === undefined)
  const chosen = open.find(({ offer }) => offer.id === asked.method) ?? open[0]
  const rest = ways.filter(({ offer }) => offer.why !== undefined)
  return {
    parcels: chosen?.parcels ?? parcels,
    offers: [...open, ...rest].map(({ offer }) => offer),
    chosen: chosen?.offer,
  }
}

/** The last day by which something of these parcels comes in; null: all of it is there. */
export const lastDue = (parcels: readonly PlannedParcel[]): string | null =>
  parcels
    .flatMap(({ due }) => due ?? [])
    .toSorted()
    .at(-1) ?? null

const offersFor = (ctx: Ctx, { to, subtotal }: Asked, parcels: readonly PlannedParcel[]) =>
  offerDelivery(ctx, {
    to,
    subtotal,
    parcels: parcels.map(({ place, due, parts }) => ({ place: place.id, due, parts })),
  })

/** An order that is collected comes from that place alone, if all of it lies there, even where another place ranks higher. */
async function fromOnePlace(ctx: Ctx, asked: Asked, way: Way): Promise<Way> {
  const { place } = way.offer
  if (!place || way.parcels.every((parcel) => parcel.place.id === place.id)) return way
  const parcels = await planParcels(ctx, asked.parts, place.id)
  if (parcels.some((parcel) => parcel.place.id !== place.id)) return way
  const offer = (await offersFor(ctx, asked, parcels)).find(({ id }) => id === way.offer.id)
  return offer ? { offer, parcels } : way
}
