import type { Tag } from '#common/tags'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import type { Heavy } from './heavy.ts'
import type { Jobs } from './jobs.ts'
import type { Cache } from './cache.ts'
import type { Log } from './log.ts'

/** Who is asking. `system` is a job or a command of the shop itself. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'user'; id: string; email: string; role: 'customer' | 'admin' }
  | { kind: 'system'; name: string }

/** Everything a use case may lean on; nothing is global. A domain that needs more adds it: see domain/payments/card-provider.ts. */
export interface Ctx {
  db: Db
  /** For lists and searches: read-only, with plans made once. Later the place for a replica. */
  finder: Db
  /** For lists that take longer the larger the catalogue is (words, price ranges, whole makes): read-only, a few at a time. */
  heavy: Heavy
  actor: Actor
  clock: Clock
  log: Log
  config: Config
  jobs: Jobs
  cache: Cache
  /** Aborted when nobody waits for the answer any more, where that is known: long reads stop then. */
  gone?: AbortSignal
  /** Collects the tags of what an answer shows, so that a cached page can be dropped when one of them changes. */
  shown?: Set<Tag>
  /** Collects what went wrong while a page was made. */
  failures?: unknown[]
}

export const anonymous: Actor = { kind: 'anonymous' }

/** The same context inside a transaction: `tx(ctx, (ctx) => …)`. Rolls back on any throw. */
export function tx<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}
