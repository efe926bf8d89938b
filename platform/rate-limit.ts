import { isIPv6 } from 'node:net'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Ctx } from './context.ts'
import { tooMany } from './errors.ts'

const table = 'rate_limits'

/** At most `points` in `seconds`, counted from the first. */
export type Limit = { points: number; seconds: number }

/**
 * Counts one use of `name` by `key` (an address, an account) and refuses with 429 and Retry-After when there were too
 * many. The counters lie in the database, one statement each, so all servers count together. Call it outside of a
 * transaction, whose rollback would forget the count. LIMITS scales every limit; 0 turns them off.
 */
export async function limit(ctx: Ctx, name: string, key: string, { points, seconds }: Limit): Promise<void> {
  const factor = ctx.config.LIMITS
  if (factor === 0) return
  const { used, msLeft } = await countUse(ctx, name, key, seconds)
  if (used > Math.max(1, Math.round(points * factor))) throw tooMany(Math.ceil(msLeft / 1000) || 1)
}

/** Counts one use of `name` by `key`: how many it is of those within `seconds` of the first, which end in `msLeft`. */
export async function countUse(ctx: Ctx, name: string, key: string, seconds: number) {
  const { consumedPoints, msBeforeNext } = await counter(ctx, name, seconds).penalty(key)
  return { used: consumedPoints, msLeft: msBeforeNext }
}

/** Takes one use back, such as a sign-in that went well. */
export async function uncount(ctx: Ctx, name: string, key: string, seconds: number): Promise<void> {
  if (ctx.config.LIMITS !== 0) await counter(ctx, name, seconds).reward(key)
}

/** Forgets all uses of `name` by `key`. */
export async function forget(ctx: Ctx, name: string, key: string): Promise<void> {
  if (ctx.config.LIMITS !== 0) await counter(ctx, name, 1).delete(key)
}

/** Deletes counters that are over. */
export async function purgeLimits(ctx: Ctx): Promise<void> {
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

/**
 * Whose address a request comes from. X-Forwarded-For is only believed as far as our own proxies wrote it: each of
 * the `proxies` in front of us adds the address it was called from at the end. An IPv6 customer is their /64 network.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, proxies: number): string {
  const hops = [...(forwardedFor?.split(',') ?? []), remote].map((hop) => hop.trim())
  const address = (hops[Math.max(0, hops.length - 1 - proxies)] ?? remote).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? network(address) : address
}

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
