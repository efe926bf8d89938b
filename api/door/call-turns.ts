import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from 'hono'
import { createSemaphore, createSemaphoreForEach } from '#platform/semaphore'
import { addressOf } from './caller.ts'

/** When this many calls run, further ones are refused at once. */
const CALLS_AT_ONCE = 2000
/**
 * One address may run this many of them; its others wait in a queue of their own. That serves a burst of a thousand
 * orders.
 */
const OF_ONE_ADDRESS = { atOnce: 100, waiting: 1000 }
/** Of these so many that only read: a browser opens six connections to a server. More would delay everybody else's. */
const READS_OF_ONE_ADDRESS = 6

/** Runs a piece of a call's work in a turn of its address, and in one of all calls. */
export type CallTurn = <T>(c: Context, work: () => Promise<T>) => Promise<T>

/**
 * Gives every call a turn, so that no address takes the turns of others. `factor` 0 turns the limit for each address
 * off.
 */
export function createCallTurns(factor: number): CallTurn {
  const inAll = createSemaphore(CALLS_AT_ONCE, 0)
  const { atOnce, waiting } = OF_ONE_ADDRESS
  const reads = createSemaphoreForEach(READS_OF_ONE_ADDRESS, waiting, CALLS_AT_ONCE)
  const writes = createSemaphoreForEach(atOnce, waiting, CALLS_AT_ONCE)
  return (c, work) => {
    const address = factor === 0 ? undefined : addressOf(c)
    if (address === undefined) return inAll(work)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return writes(address, () => inAll(work))
    return reads(address, async () => {
      // A read that waits for nothing would otherwise be followed by the next one before anybody else's turn.
      await nextTurn()
      return inAll(work)
    })
  }
}
