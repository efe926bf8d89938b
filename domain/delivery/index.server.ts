export { offerDelivery, type SaidOffer, type ToDeliver } from './offer-delivery.ts'
export { isSameZone } from './same-zone.ts'
export type { Parcel } from './read-sent.ts'
