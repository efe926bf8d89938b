import { z } from 'zod'
import { anAmount } from '#common/fields'

/** Who carries: the seller's own arrangement with anybody, or the carrier that the settings connect. */
export const CARRIERS = ['own', 'connected'] as const
export type CarrierCode = (typeof CARRIERS)[number]

const said = (description: string) => ({ description })

const arrival = z.object({
  from: z.iso.date().meta(said('the first day on which it may arrive')),
  to: z.iso.date().meta(said('the last day by which it arrives')),
})

/** One way in which an order is delivered or collected. */
export const offer = z.object({
  id: z.string().meta(said('`standard`, or the number of a delivery method')),
  kind: z.enum(['ship', 'collect']),
  name: z.string(),
  carrier: z.enum(CARRIERS),
  amount: anAmount.meta(said(`what it costs, ${anAmount.description}`)),
  saved: anAmount.meta(
    said(`what it would cost, had the order not been large enough to ship free, ${anAmount.description}`),
  ),
  arrives: arrival.nullable().meta(said('when all parcels are there; null: no promise')),
  parcels: z.array(arrival.nullable()).meta(said('when each parcel is there, in the order of the parcels')),
  place: z
    .object({ id: z.int(), name: z.string(), address: z.record(z.string(), z.string()).nullable(), hours: z.string() })
    .optional()
    .meta(said('where it is collected')),
  why: z.string().optional().meta(said('why it cannot be chosen for this order; absent: it can')),
})
export type Offer = z.infer<typeof offer>

/** What a carrier tells of a parcel. */
export const TRACKED = [
  'collected',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'failed',
  'lost',
  'returned',
] as const

/** A tracking event, as the connected carrier sends it. */
export const carrierEvent = z.object({
  id: z.string().min(1).max(200),
  data: z.object({
    shipment: z.string().min(1).max(200),
    tracking: z.string().min(1).max(100),
    what: z.enum(TRACKED),
    at: z.iso.datetime({ offset: true }),
    place: z.string().max(200).default(''),
  }),
})
/** The same as its job has it. */
export type CarrierEvent = z.infer<typeof carrierEvent>['data'] & { id: string }
