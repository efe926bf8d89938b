import { sql } from 'kysely'
import { arriveIfPaidNow, promisedDays } from '#domain/delivery'
import type { Ctx } from '#platform/context'
import type { OrderRow } from '../order.ts'
import { leavingOf } from './promise-anew.ts'

/**
 * Takes the days of what waited out of the promise of a locked order, once the last of that was cancelled: they are the last ones.
 * As many stay as the parcels that are left have days of their own.
 */
export async function promiseLeft(ctx: Ctx, { id, delivery, ship_to }: OrderRow): Promise<void> {
  const { parcels, ...how } = delivery ?? {}
  if (!delivery || !parcels) return
  const leaving = await leavingOf(ctx, { id, delivery, ship_to })
  if (leaving.places.some(({ due }) => due !== null)) return
  const now = promisedDays(await arriveIfPaidNow(ctx, leaving))
  const left = promisedDays(parcels.slice(0, Math.min(now?.parcels?.length ?? 1, parcels.length - 1)))
  await sql`update orders set delivery = ${JSON.stringify({ ...how, ...left })} where id = ${id}`.execute(ctx.db)
}
