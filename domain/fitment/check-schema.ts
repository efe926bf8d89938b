import { z } from 'zod'

/** What can be wrong in the data of fit. */
export const FAULTS = [
  'contradiction',
  'engine-not-there',
  'engine-part-of-electric',
  'outside-years',
  'no-question',
  'fits-nothing',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** How many faults of a kind there are, and some of them in words. */
const foundFaults = z.object({ kind: z.enum(FAULTS), count: z.int(), samples: z.array(z.string()) })
export type FoundFaults = z.infer<typeof foundFaults>

/** What a check of the data of fit found: each kind of fault, also those that there are none of. */
export const fitmentCheck = z.object({ checkedAt: z.iso.datetime(), faults: z.array(foundFaults) })
export type FitmentCheck = z.infer<typeof fitmentCheck>
