import { z } from 'zod'
import { field } from '#common/words'
import { partRecord } from './part-input.ts'

const DECISIONS = ['accept', 'decline'] as const
export const correctionDecision = z.object({ decision: z.enum(DECISIONS, field.isOneOf('decision', DECISIONS)) })

/** A proposed correction. `change` has only the new values, `part` is the part as stored. */
export const correction = z.object({
  _id: z.string(),
  part: partRecord,
  change: partRecord.omit({ _id: true, version: true }).partial(),
  /** The part has changed since this was proposed. */
  outdated: z.boolean(),
  by: z.object({ name: z.string(), email: z.string() }),
  createdAt: z.string(),
  decision: z.object({ at: z.string(), accepted: z.boolean() }).nullable(),
})
export type Correction = z.infer<typeof correction>
