import { z } from 'zod'

const PARCEL_STATES = ['packed', 'sent', 'delivered', 'lost', 'unpacked'] as const

/** How far the filling of a paid order has come; `domain/orders/parcels/fulfilment.ts` computes it. */
export const FULFILMENTS = [
  'to-pick',
  'part-packed',
  'packed',
  'part-sent',
  'sent',
  'lost',
  'delivered',
  'collected',
] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

const time = z.iso.datetime().nullable()

/** A parcel of an order, for its buyer and admins. */
export const parcel = z.object({
  _id: z.string(),
  number: z.int().meta({ description: 'within its order, from 1' }),
  place: z.object({ id: z.int(), name: z.string() }).meta({ description: 'where it was packed' }),
  state: z.enum(PARCEL_STATES),
  lines: z.array(z.object({ line: z.int(), quantity: z.int() })).meta({
    description: 'what is in it: `line` counts the lines of its order, from 0',
  }),
  packedAt: z.iso.datetime(),
  packedBy: z.string().optional().meta({ description: 'the name of who packed it; only for admins' }),
  sentAt: time,
  sentBy: z.string().optional().meta({ description: 'the name of who sent or handed it over; only for admins' }),
  carrier: z.string().nullable().meta({ description: 'who carries it; null: not told, or collected by its buyer' }),
  tracking: z.string().nullable().meta({ description: 'the carrier’s number of it' }),
  trackingUrl: z.string().nullable(),
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().meta({
    description: 'the days between which it arrives, told when it left; null: it has not left, or nobody could tell',
  }),
  late: z.boolean().meta({
    description:
      'it was sent within the last 60 days and is on its way, and the last of these days is over where the shop is',
  }),
  deliveredAt: time,
  lostAt: time,
  lostWhy: z.string().optional().meta({ description: 'what was said when it was noted as lost; only for admins' }),
  events: z.array(z.object({ at: z.iso.datetime(), what: z.string(), place: z.string() })).meta({
    description: 'what its carrier told, the oldest first: collected, in-transit, out-for-delivery, delivered, …',
  }),
  replaced: z.boolean().meta({ description: 'it was lost, and what was in it is sent once more' }),
  replacedAt: time.meta({ description: 'since when that is so' }),
  labelled: z.boolean().meta({ description: 'its label can be printed' }),
  version: z.int(),
})
export type Parcel = z.infer<typeof parcel>

/** Whether its carrier brought a parcel back, or is about to: it said so last, and nobody has noted that the parcel arrived. */
export const cameBack = ({ state, events }: Pick<Parcel, 'state' | 'events'>): boolean =>
  (state === 'sent' || state === 'lost') && events.at(-1)?.what === 'returned'
