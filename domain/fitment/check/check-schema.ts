import { z } from 'zod'

/** The kinds of faults in the fitment data. */
export const FAULTS = [
  'contradiction',
  'engine-not-there',
  'engine-part-of-electric',
  'outside-years',
  'no-question',
  'fits-nothing',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** The number of faults of a kind, and some of them in words. */
const foundFaults = z.object({ kind: z.enum(FAULTS), count: z.int(), samples: z.array(z.string()) })
export type FoundFaults = z.infer<typeof foundFaults>

/** The result of a check of the fitment data: every kind of fault, also those without any. */
export const fitmentCheck = z.object({ checkedAt: z.iso.datetime(), faults: z.array(foundFaults) })
export type FitmentCheck = z.infer<typeof fitmentCheck>
