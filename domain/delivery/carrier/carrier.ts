import type { Address } from '#common/address'
import type { CarrierCode } from './carrier-codes.ts'

/**
 * What a label is bought for. `key` makes it once, however often it is asked for; `reference` is printed on it; `service`
 * is the carrier's own name of the method.
 */
export type LabelAsked = {
  key: string
  reference: string
  service: string
  grams: number
  from: Address | null
  to: Address
}
/** A label: the carrier's id of the shipment, its number for people, and what it costs in the shop's smallest unit. */
export type Label = { shipment: string; tracking: string; trackingUrl: string; pdf: Buffer; cost: number | null }

/**
 * Who carries parcels. Without `label` there are none to buy: somebody types the number. Its calls go over the network,
 * so never make them in a transaction. They throw 503 `carrier-down` when the outcome is not known, and 409
 * `carrier-refused` or `carrier-unclear` with the carrier's own words.
 */
export type Carrier = {
  code: CarrierCode
  label?(asked: LabelAsked): Promise<Label>
  /** Gives a label back that no parcel went with. */
  cancel?(shipment: string): Promise<void>
}
