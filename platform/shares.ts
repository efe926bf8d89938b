import { LRUCache } from 'lru-cache'
import { tooMany } from './errors.ts'
import { createSemaphoreForEach } from './semaphore.ts'

/** What one address may take: so many uses a minute, of which so many at once; its others wait in a line of its own. */
type Share = { perMinute: number; atOnce: number; waiting: number }

/** Lists and pages that are made anew for an address: enough for thirty people behind one connection who look fast. */
export const READING: Share = { perMinute: 1200, atOnce: 4, waiting: 100 }

const MOST_ADDRESSES = 20_000
const MINUTE = 60_000

/**
 * Gives each address its share of what everybody may read, so that nobody's reading crowds out the others'. More than
 * that is refused: 429 above `perMinute`, 503 when the line is full. It counts in memory, so for one web process:
 * a count in the database would cost more than most of what it counts. `factor` scales `perMinute`; 0 turns all off.
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
