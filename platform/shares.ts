import { LRUCache } from 'lru-cache'
import { tooMany } from './errors.ts'
import { createSemaphoreForEach } from './semaphore.ts'

/**
 * What one IP address may use: so many requests a minute, so many of them at once; the others wait in the address's own
 * queue.
 */
type Share = { perMinute: number; atOnce: number; waiting: number }

/** Lists and uncached pages for one address: enough for thirty people behind one connection who browse fast. */
export const READING: Share = { perMinute: 1200, atOnce: 4, waiting: 100 }

const MOST_ADDRESSES = 20_000
const MINUTE = 60_000

/**
 * Gives each address a share of the public pages and lists, so that one cannot crowd out the others. Beyond it: 429
 * above `perMinute`, 503 when the queue is full. It counts in the memory of one web process, because counting in the
 * database would cost more than most requests. `factor` scales `perMinute`; 0 turns all off.
 */
export function createShares({ perMinute, atOnce, waiting }: Share, factor: number) {
  const most = Math.max(1, Math.round(perMinute * factor))
  const uses = new LRUCache<string, { count: number }>({ max: MOST_ADDRESSES, ttl: MINUTE })
  const inTurn = createSemaphoreForEach(atOnce, waiting)
  const count = (address: string) => {
    const used = uses.get(address) ?? { count: 0 }
    if (used.count === 0) uses.set(address, used)
    used.count += 1
    if (used.count > most) throw tooMany(Math.ceil(uses.getRemainingTTL(address) / 1000) || 1)
  }
  /** `address` undefined: the work did not come over a network, and is not counted. */
  return async <T>(address: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (factor === 0 || address === undefined) return work()
    count(address)
    return inTurn(address, work)
  }
}
