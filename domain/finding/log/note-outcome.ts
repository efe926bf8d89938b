import type { Ctx } from '#platform/context'
import type { SearchOutcome } from './schema.ts'

/** Counts that a part was opened or ordered from the list of a search. What is not in the log is not kept. */
export function noteOutcome(ctx: Ctx, outcome: SearchOutcome): void {
  ctx.searchLog.countOutcome(outcome)
}
