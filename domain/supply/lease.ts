import type { Ctx } from '#platform/context'

type LeaseOf = {
  /** Until when the row was taken. */
  until: Date
  ms: number
  everyMs: number
  /** Writes `next` in place of `held`. False: the row has another lease by now. */
  renew(held: Date, next: Date): Promise<boolean>
  /** Why `lost` aborts. */
  lost: Error
}

/** What keeps all others from a row while one process works on it; they may take the row once nobody renews it. */
type Lease = {
  /** What the row holds while it is ours: who writes to it asks for this. */
  readonly until: Date
  /** Aborts when somebody else has the row. */
  readonly lost: AbortSignal
  /** Renews it no more, and waits for a renewal that is under way. The lease ends by itself, or when its row says so. */
  rest(): Promise<void>
}

/**
 * Renews a lease of `ms` every `everyMs`. A renewal that takes longer is waited for: a second one beside it would not find the lease that
 * the first one replaces, and take the row for lost. One that fails is tried again at the next time.
 */
export function keepLease(ctx: Ctx, { until, ms, everyMs, renew, lost }: LeaseOf): Lease {
  const end = new AbortController()
  let held = until
  let renewing: Promise<void> | undefined
  const renewOnce = async () => {
    try {
      const next = new Date(ctx.clock.now().getTime() + ms)
      if (await renew(held, next)) held = next
      else {
        clearInterval(timer)
        end.abort(lost)
      }
    } catch (err) {
      ctx.log.warn({ err, lease: lost.message }, 'a lease could not be renewed')
    }
    renewing = undefined
  }
  const timer = setInterval(() => void (renewing ??= renewOnce()), everyMs)
  return {
    get until() {
      return held
    },
    lost: end.signal,
    async rest() {
      clearInterval(timer)
      await renewing
    },
  }
}
