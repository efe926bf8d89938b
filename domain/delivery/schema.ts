import { z } from 'zod'
import { anAmount, described, optional, typedWholeNumber } from '#common/fields'
import { addressShape, destination } from '#common/address'
import { CARRIERS } from './carrier/carrier-codes.ts'
import { methodRecord } from './method-schema.ts'
import { countryCode, holidayRecord, zoneRecord } from './zone-schema.ts'

export * from './carrier/carrier-codes.ts'
export * from './method-schema.ts'
export * from './zone-schema.ts'

const arrival = z.object({
  from: z.iso.date().meta(described('the first day on which it may arrive')),
  to: z.iso.date().meta(described('the last day by which it arrives')),
})

/** One way in which an order is delivered or collected. */
export const offer = z.object({
  id: z.string().meta(described('`standard`, or the number of a delivery method')),
  kind: z.enum(['ship', 'collect']),
  name: z.string(),
  carrier: z.enum(CARRIERS),
  amount: anAmount.meta(described(`what it costs, ${anAmount.description}`)),
  saved: anAmount.meta(
    described(`what it would cost, had the order not been large enough to ship free, ${anAmount.description}`),
  ),
  arrives: arrival.nullable().meta(described('when all parcels are there; null: no promise')),
  parcels: z.array(arrival.nullable()).meta(described('when each parcel is there, in the order of the parcels')),
  place: z
    .object({ id: z.int(), name: z.string(), address: addressShape.nullable(), hours: z.string() })
    .optional()
    .meta(described('where it is collected')),
  why: z.string().optional().meta(described('why it cannot be chosen for this order; absent: it can')),
})
export type Offer = z.infer<typeof offer>

const minor = z.literal('minor').meta(described('all amounts are in the smallest unit of `currency`'))

/** How the shop delivers, as admins edit it. */
export const deliveryRecord = z.object({
  amounts: minor,
  currency: z.string(),
  zones: z.array(zoneRecord),
  methods: z.array(methodRecord),
  holidays: z.array(holidayRecord).meta(described('those to come, and of the last year')),
  connected: z.boolean().meta(described('the settings connect a carrier')),
  unweighed: z
    .int()
    .meta(described('parts in stock whose weight is not known: a price by weight cannot be worked out for them')),
})
export type DeliveryRecord = z.infer<typeof deliveryRecord>

const destinationQuery = z.object({ country: countryCode, postcode: optional(20) })

/** A postcode has the form of its country. */
const rightPostcode = (to: { country?: string; postcode?: string }, { addIssue }: z.RefinementCtx) => {
  if (!to.country) return
  for (const { path, message } of destination.safeParse(to).error?.issues ?? [])
    addIssue({ code: 'custom', path, message })
}

/** What an order of one parcel would cost: `subtotal` in the smallest unit. */
export const deliveryPreviewQuery = destinationQuery
  .extend({ grams: typedWholeNumber('grams', 0, 10_000_000), subtotal: typedWholeNumber('subtotal', 0, 2_000_000_000) })
  .superRefine(rightPostcode)
export type DeliveryPreviewQuery = z.infer<typeof deliveryPreviewQuery>

export const deliveryPreview = z.object({
  amounts: minor,
  currency: z.string(),
  zone: z.string().nullable().meta(described('the name of the zone that holds it; null: none does')),
  offers: z.array(offer).meta(described('what shoppers are offered')),
  off: z.array(offer).meta(described('what they would be offered by methods that are switched off')),
})
export type DeliveryPreview = z.infer<typeof deliveryPreview>

/** Where a part would go, and how many. */
export const partDeliveryQuery = destinationQuery
  .extend({
    country: countryCode.optional().meta(described('none: the country of the shop')),
    quantity: typedWholeNumber('quantity', 1, 10_000).default(1),
  })
  .superRefine(rightPostcode)
export type PartDeliveryQuery = z.infer<typeof partDeliveryQuery>

export const partDelivery = z.object({
  amounts: minor,
  currency: z.string(),
  to: z.object({ country: z.string(), postcode: z.string().optional() }),
  state: z
    .enum(['offered', 'postcode', 'nowhere', 'sold-out'])
    .meta(
      described(
        '`postcode`: it depends on the postcode; `nowhere`: the shop does not deliver there; `sold-out`: too few in stock',
      ),
    ),
  offers: z.array(offer),
})
export type PartDelivery = z.infer<typeof partDelivery>

/** What a carrier tells of a parcel. */
const TRACKED = ['collected', 'in-transit', 'out-for-delivery', 'delivered', 'failed', 'lost', 'returned'] as const

/** A tracking event, as the connected carrier sends it. */
export const carrierEvent = z.object({
  id: z.string().min(1).max(200),
  data: z.object({
    shipment: z.string().min(1).max(200),
    tracking: z.string().min(1).max(100),
    what: z.enum(TRACKED),
    // The database does not know every year that a carrier may write.
    at: z.iso.datetime({ offset: true }).startsWith('20'),
    place: z.string().max(200).default(''),
  }),
})
/** The same as its job has it. */
export type CarrierEvent = z.infer<typeof carrierEvent>['data'] & { id: string }
