import { CONNECTIONS } from './db/connections.ts'
import type { Db } from './db/pool.ts'
import { createSemaphore } from './semaphore.ts'

/** What one statement reads, on the connections that are kept for such reads. */
type Read<T> = (db: Db) => Promise<T>

export type Heavy = {
  /** Reads in turn. 503 when too many wait. */
  read<T>(read: Read<T>): Promise<T>
  /** All reads of one request in one turn: taken by the first of them, if there is any, and kept until `work` ends. */
  inOneTurn<T>(work: (heavy: Heavy) => Promise<T>): Promise<T>
}

/** Some seconds' work. A loop that waits costs nothing; one that is refused asks again at once. */
const WAITING = 60

/**
 * Reads that take longer the larger the catalogue is. They have their own few connections, and few run at once: what
 * anybody may ask for as often as he likes takes neither connections nor processors from orders, sign-in and payments.
 */
export function createHeavy(db: Db, atOnce = CONNECTIONS.heavy, waiting = WAITING): Heavy {
  const turns = createSemaphore(atOnce, waiting)
  return {
    read: (read) => turns(() => read(db)),
    async inOneTurn(work) {
      let taken: Promise<() => void> | undefined
      const held: Heavy = {
        async read(read) {
          await (taken ??= turns.take())
          return read(db)
        },
        inOneTurn: (inner) => inner(held),
      }
      try {
        return await work(held)
      } finally {
        const end = await taken?.catch(() => undefined)
        end?.()
      }
    },
  }
}
