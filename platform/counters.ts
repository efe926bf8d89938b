import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Ctx } from './context.ts'

const table = 'rate_limits'

/**
 * Counts one use of `name` by `key`. Returns the number of uses within `seconds` of the first, and how long until the
 * count ends (`msLeft`). The counters are in the database, one statement each, so all servers count together.
 */
export async function countUse(ctx: Ctx, name: string, key: string, seconds: number) {
  const { consumedPoints, msBeforeNext } = await counter(ctx, name, seconds).penalty(key)
  return { used: consumedPoints, msLeft: msBeforeNext }
}

/** Undoes one use, for example after a successful sign-in. */
export async function uncount(ctx: Ctx, name: string, key: string, seconds: number): Promise<void> {
  if (ctx.config.LIMITS !== 0) await counter(ctx, name, seconds).reward(key)
}

/** Deletes all uses of `name` by `key`. */
export async function forget(ctx: Ctx, name: string, key: string): Promise<void> {
  if (ctx.config.LIMITS !== 0) await counter(ctx, name, 1).delete(key)
}

/** Deletes expired counters. */
export async function purgeCounters(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom(table).where('expire', '<', ctx.clock.now().getTime()).execute()
}

type Query = { text: string; values: unknown[] }

function counter(ctx: Ctx, name: string, seconds: number) {
  return new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: Query) => ctx.db.executeQuery(CompiledQuery.raw(text, values)) },
    storeType: 'client',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: 0,
    duration: seconds,
  })
}
