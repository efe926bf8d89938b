import { z } from 'zod'

const times = z.number().int().min(1).max(1_000_000)

const shape = z.strictObject({
  /** Only calls whose path begins with this, such as `/v1/refunds`. */
  path: z.string().default('/v1/'),
  /** Whether a fault strikes before the call has its effect, or after it, so that only the answer is lost. */
  when: z.enum(['before', 'after']).default('before'),
  /** Every call waits so long. */
  delayMs: z.number().int().min(0).max(600_000).default(0),
  /** The next calls wait so long. */
  delayNext: z.strictObject({ times, ms: z.number().int().min(1).max(600_000) }).optional(),
  /** The next calls fail with this status. */
  failNext: z.strictObject({ times, status: z.number().int().min(400).max(599) }).optional(),
  /** The next writes are refused with this code, and as at Stripe the refusal is what their key answers from then on. */
  refuseNext: z.strictObject({ times, code: z.string() }).optional(),
  /** The next calls get no answer: the connection is cut. */
  dropConnection: z.strictObject({ times }).optional(),
  /** The next payments stay in `processing`, for ever or so many milliseconds. */
  processNext: z.strictObject({ times, ms: z.number().int().min(0).max(600_000).optional() }).optional(),
  webhook: z
    .strictObject({
      /** Each delivery waits so long. */
      delayMs: z.number().int().min(0).max(600_000).default(0),
      /** The next events are never delivered. */
      drop: z.number().int().min(0).default(0),
      /** Each event is delivered so many times more. */
      repeat: z.number().int().min(0).max(100).default(0),
      /** Events of the same quarter of a second are delivered newest first. */
      reorder: z.boolean().default(false),
      /** Nothing is delivered before a flush. */
      hold: z.boolean().default(false),
      /** Signatures are wrong. */
      corruptSignature: z.boolean().default(false),
    })
    .prefault({}),
})

export type Faults = z.infer<typeof shape>

/** Checks what a test asks for. Throws a ZodError that names what is wrong. */
export const parseFaults = (asked: unknown): Faults => shape.parse(asked)
export const noFaults = (): Faults => shape.parse({})

type Once = 'delayNext' | 'failNext' | 'refuseNext' | 'dropConnection' | 'processNext'

/** Counts one use of a fault that strikes a number of times. */
export function use<K extends Once>(faults: Faults, name: K) {
  const fault = faults[name]
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times === 0) faults[name] = undefined
  return fault
}
