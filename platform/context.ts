import type { Tag } from '#common/tags'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import type { Heavy } from './heavy.ts'
import type { Jobs } from './jobs.ts'
import type { Cache } from './cache.ts'
import type { Log } from './log.ts'

/** The caller. `system` is a job or a command of the shop itself. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'user'; id: string; email: string; role: 'customer' | 'admin' }
  /** `job`: the id of the job that it does, the same each time that the job is tried. */
  | { kind: 'system'; name: string; job?: string }

/**
 * Everything that a use case may use; nothing is global. A domain that needs more extends it: see
 * domain/payments/provider/card-provider.ts.
 */
export interface Ctx {
  db: Db
  /** For lists and searches: read-only, with generic plans. A replica can serve it later. */
  finder: Db
  /**
   * For lists that get slower as the catalogue grows (words of texts, whole makes): read-only, a few at a time.
   */
  heavy: Heavy
  actor: Actor
  clock: Clock
  log: Log
  config: Config
  jobs: Jobs
  cache: Cache
  /** Aborted when the caller has disconnected, where that is known: long reads stop then. */
  gone?: AbortSignal
  /** Collects the tags of what a response shows, so that its cached page is dropped when one of them changes. */
  shown?: Set<Tag>
  /** Collects what is to be done each time that the response is sent, from a cache or not. */
  whenSent?: (() => void)[]
  /** Collects the errors that occurred while a page was rendered. */
  failures?: unknown[]
}

export const anonymous: Actor = { kind: 'anonymous' }

/** The same context inside a transaction: `tx(ctx, (ctx) => …)`. Rolls back on any throw. */
export async function tx<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  const done = await ctx.db.transaction().execute((db) => work({ ...ctx, db }))
  ctx.cache.seen.source.wrote()
  return done
}
