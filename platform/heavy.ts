import { CONNECTIONS } from './db/connections.ts'
import type { Db } from './db/pool.ts'
import { createSemaphore } from './semaphore.ts'

/** Runs one statement on the connections reserved for long reads. */
type Read<T> = (db: Db) => Promise<T>

export type Heavy = {
  /** Waits for a turn, then reads. 503 if too many wait. */
  read<T>(read: Read<T>): Promise<T>
  /** All reads of one request in one turn: its first read takes the turn, and holds it until `work` ends. */
  inOneTurn<T>(work: (heavy: Heavy) => Promise<T>): Promise<T>
}

/** Some seconds of work. A bot in a loop costs little while it waits; refused, it would retry at once. */
const WAITING = 60

/**
 * Reads that get slower as the catalogue grows. They have a few connections of their own, and few run at once, so that
 * requests which anybody may repeat cannot take connections or processors from orders, sign-in and payments.
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
