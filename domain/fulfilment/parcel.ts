import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { lockOrder, type OrderRow, showParcel } from '#domain/orders'
import type { Parcel } from '#domain/orders/schema'
import { recordAudit } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { changedMeanwhile, conflict, notFound } from '#platform/errors'

export type ParcelRow = {
  id: string
  order_id: string
  place_id: number
  number: number
  state: Parcel['state']
  sent_at: Date | null
  delivered_at: Date | null
  lost_at: Date | null
  replaced_at: Date | null
  version: number
}

/** A parcel of a locked order. 404 for none; 412 `changed-meanwhile` if it is not of that version (null: of any). */
export async function lockParcel(
  ctx: Ctx,
  id: string,
  version: number | null,
): Promise<{ order: OrderRow; parcel: ParcelRow }> {
  const { rows: found } = await sql<{ order_id: string }>`select order_id from parcel where id = ${id}`.execute(ctx.db)
  if (!found[0]) throw notFound('parcel')
  const order = await lockOrder(ctx, found[0].order_id)
  const { rows } = await sql<ParcelRow>`select * from parcel where id = ${id}`.execute(ctx.db)
  const parcel = rows[0]!
  if (version !== null && parcel.version !== version)
    throw changedMeanwhile({ current: await showParcel(ctx, id) }, phrase('refusal.parcelChangedMeanwhile'))
  return { order, parcel }
}

/** 409 `wrong-state` unless the parcel is in one of these states. */
export function mustBe(parcel: ParcelRow, ...states: Parcel['state'][]): void {
  if (!states.includes(parcel.state)) throw conflict('wrong-state', phrase('refusal.parcelIs', parcel.state))
}

/** What is in a parcel of parts that are still sold. */
export async function partsIn(ctx: Ctx, parcel: ParcelRow): Promise<{ partId: number; quantity: number }[]> {
  const { rows } = await sql<{ partId: number; quantity: number }>`
    select l.part_id as "partId", sum(pl.quantity)::int as quantity
    from parcel_line pl join order_line l on l.id = pl.line_id
    where pl.parcel_id = ${parcel.id} and l.part_id is not null group by 1 order by 1`.execute(ctx.db)
  return rows
}

/** What the buyer gets a mail about. */
const MAILED: Record<string, 'sent' | 'delivered' | 'lost' | 'replaced'> = {
  send: 'sent',
  track: 'sent',
  deliver: 'delivered',
  lose: 'lost',
  replace: 'replaced',
}

/** Records what an admin or a carrier did with a parcel, tells its buyer, and answers the parcel. */
export async function told(ctx: Ctx, what: string, parcel: ParcelRow, why?: string): Promise<Parcel> {
  const after = await showParcel(ctx, parcel.id)
  await recordAudit(ctx, {
    what: `parcel.${what}`,
    id: parcel.id,
    before: { order: parcel.order_id, state: parcel.state },
    after: { order: parcel.order_id, state: after.state },
    why,
  })
  const kind = MAILED[what]
  // Late news that changes nothing is no news for the buyer.
  if (kind && (kind === 'replaced' ? after.replaced : after.state === kind))
    await ctx.jobs.send(ctx.db, 'order-mail', { orderId: parcel.order_id, kind, parcelId: parcel.id })
  return after
}
