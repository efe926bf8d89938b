import { type RawBuilder, sql } from 'kysely'
import { STATES } from '#domain/orders'
import type { Ctx } from '#platform/context'
import { daysBefore } from './days-before.ts'
import { cacheName } from './cache-name.ts'
import type { Overview } from './schema.ts'

type Counts = Overview['states']

/** For so many days an order is most likely to change. */
const RECENT_DAYS = 30

/**
 * How many orders are in each state, in the order of `STATES`. Those of the last 30 days count as they are now; all before,
 * which are counted for long in a large shop, as they were a few minutes ago.
 */
export async function countStates(ctx: Ctx, today: string): Promise<Counts> {
  const recent = daysBefore(today, RECENT_DAYS)
  const [earlier, now] = await Promise.all([
    ctx.cache.get(cacheName(ctx, 'states', today), [], () => countIn(ctx, sql`created_at < ${recent}`)),
    countIn(ctx, sql`created_at >= ${recent}`),
  ])
  return STATES.flatMap((state) => {
    const count = [...earlier, ...now].reduce((sum, one) => sum + (one.state === state ? one.count : 0), 0)
    return count > 0 ? [{ state, count }] : []
  })
}

/** The index of states has each state's orders by their age. */
async function countIn(ctx: Ctx, when: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await sql<Counts[number]>`
    select state, count(*)::int as count from orders where state = any(${[...STATES]}::text[]) and ${when}
    group by state`.execute(ctx.db)
  return rows
}
