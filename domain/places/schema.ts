import { z } from 'zod'

/** An address, as of an order. `country`: two letters of ISO 3166-1. */
const placeAddress = z.object({
  name: z.string(),
  company: z.string().optional(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  region: z.string().optional(),
  postcode: z.string().optional(),
  country: z.string(),
})

export const place = z.object({
  id: z.int(),
  name: z.string(),
  address: placeAddress.nullable(),
  collects: z.boolean(),
  hours: z.string(),
  cutOff: z.string(),
  timeZone: z.string(),
  workDays: z.array(z.int()),
  rank: z.int(),
  version: z.int(),
  closed: z.boolean(),
})
export type Place = z.infer<typeof place>
