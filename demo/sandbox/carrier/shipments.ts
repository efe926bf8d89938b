import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { now } from '../service/now.ts'
import { randomText } from '../service/random-text.ts'
import type { SentEvent } from '../service/webhooks.ts'

const text = (most: number) => z.string().trim().min(1).max(most)
const address = z.looseObject({
  name: text(200),
  company: z.string().max(200).optional(),
  line1: text(200),
  line2: z.string().max(200).optional(),
  city: z.string().max(100).optional(),
  region: z.string().max(100).optional(),
  postcode: z.string().max(20).optional(),
  country: z.string().regex(/^[A-Z]{2}$/, 'a country of two letters'),
})

/** What a label is bought for. */
export const shipmentAsked = z.strictObject({
  reference: text(100),
  service: z.string().max(60).default(''),
  grams: z.int().min(1).max(70_000),
  from: address.nullable().default(null),
  to: address,
})
type ShipmentAsked = z.infer<typeof shipmentAsked>

export const STEPS = ['collected', 'in-transit', 'out-for-delivery', 'delivered', 'failed', 'lost', 'returned'] as const
export type Step = (typeof STEPS)[number]

export type Shipment = ShipmentAsked & {
  id: string
  key: string
  tracking: string
  cost: { amount: number; currency: string }
  created: number
  cancelled: boolean
}
export type TrackingEvent = SentEvent & {
  type: 'tracking'
  data: { shipment: string; tracking: string; what: Step; at: string; place: string }
}

/** Where the way usually goes on from each step. */
export const NEXT: Partial<Record<Step | 'label', Step>> = {
  label: 'collected',
  collected: 'in-transit',
  'in-transit': 'out-for-delivery',
  'out-for-delivery': 'delivered',
  failed: 'out-for-delivery',
}

const BASE = 500
const EACH_HALF_KILO = 75
const ABROAD = 2

/** A new shipment. It costs 5.00 and 0.75 for each half kilo begun, twice as much abroad. */
export const newShipment = (asked: ShipmentAsked, key: string): Shipment => {
  const isAbroad = asked.from !== null && asked.from.country !== asked.to.country
  const amount = (BASE + EACH_HALF_KILO * Math.ceil(asked.grams / 500)) * (isAbroad ? ABROAD : 1)
  return {
    ...asked,
    id: `shp_${randomText(20)}`,
    key,
    tracking: `SB${String(randomInt(1e9)).padStart(9, '0')}${asked.to.country}`,
    cost: { amount, currency: 'USD' },
    created: now(),
    cancelled: false,
  }
}

export const newEvent = ({ id, tracking }: Shipment, what: Step, at: Date, place: string): TrackingEvent => ({
  id: `cev_${randomText(20)}`,
  type: 'tracking',
  created: now(),
  pending_webhooks: 1,
  data: { shipment: id, tracking, what, at: at.toISOString(), place },
})
