const PARALLEL = 16

/** `attempt`: how often it was tried before. */
export type Delivery<Event> = { event: Event; attempt: number; timer?: NodeJS.Timeout }

/**
 * What is to be delivered: some at once, the others as soon as one of these is done, or after a wait. While nobody `isThere` to take
 * them, all of them wait.
 */
export function openDeliveries<Event>(attempt: (delivery: Delivery<Event>) => Promise<void>, isThere: () => boolean) {
  let running = 0
  let closed = false
  const ready: Delivery<Event>[] = []
  const waiting = new Set<Delivery<Event>>()
  const idle: (() => void)[] = []

  function later(delivery: Delivery<Event>, ms: number) {
    if (closed) return
    waiting.add(delivery)
    delivery.timer = setTimeout(() => now(delivery), ms).unref()
  }

  function now(delivery: Delivery<Event>) {
    clearTimeout(delivery.timer)
    waiting.delete(delivery)
    ready.push(delivery)
    goOn()
  }

  function goOn() {
    const free = closed || !isThere() ? 0 : PARALLEL - running
    for (const delivery of ready.splice(0, free)) {
      running += 1
      void attempt(delivery).finally(() => {
        running -= 1
        goOn()
      })
    }
    if (running === 0 && ready.length === 0) idle.splice(0).forEach((done) => done())
  }

  /** Attempts everything that waits now. Resolves when no attempt is under way; says how many still wait. */
  async function flush(): Promise<{ waiting: number }> {
    for (const delivery of waiting) now(delivery)
    if (isThere() && (running > 0 || ready.length > 0)) await new Promise<void>((done) => idle.push(done))
    return { waiting: waiting.size + ready.length }
  }

  function close() {
    closed = true
    for (const delivery of waiting) clearTimeout(delivery.timer)
    idle.splice(0).forEach((done) => done())
  }

  return { now, later, goOn, flush, close }
}
