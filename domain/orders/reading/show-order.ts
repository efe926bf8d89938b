import { sql } from 'kysely'
import type { Phrased } from '#common/phrase'
import { isAdmin } from '#platform/access'
import type { Ctx } from '#platform/context'
import { isLate } from '../parcels/late.ts'
import { linesOfOrder, type OrderWithLines, toOrder, visible } from '../order.ts'
import { KEY_HOLDER } from '../keys/order-keys.ts'
import { reasonRead, type StoredReason } from '../reason.ts'
import { withDisputes } from './with-disputes.ts'
import { changeOfOrder } from '../changes/order-change.ts'
import type { OpenChange, OrderEvent, OrderMessage, ShownOrder } from '../schema.ts'
import { isUnpaid } from '../states.ts'
import { promiseAnew } from '../waiting/promise-anew.ts'
import { messagesOfOrder } from '../write-message.ts'

const eventsOfOrder = (ctx: Ctx) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'who', e.who, 'from', e.from_state, 'to', e.to_state,
    'name', ${isAdmin(ctx) ? sql`(select name from users where id = e.who)` : sql`null`},
    'code', e.code, 'params', e.params, 'why', e.why) order by e.id), '[]')
  from order_event e where e.order_id = o.id) as events`

type Told = Omit<ShownOrder, 'events'> & { events: Phrased<OrderEvent, 'why'>[] }
type EventRow = Omit<OrderEvent, 'why' | 'name'> & StoredReason & { name: string | null }

/**
 * One order with its lines and history. As `visible`: for its buyer and admins. While it is not paid its days are those of a
 * payment now.
 */
export async function showOrder(ctx: Ctx, id: string): Promise<Told> {
  const { rows } = await sql<
    OrderWithLines & {
      events: EventRow[]
      messages: OrderMessage[] | null
      placer: string | null
      isLate: boolean
      change: OpenChange | null
    }
  >`
    select o.*, ${linesOfOrder(ctx)}, ${eventsOfOrder(ctx)}, ${messagesOfOrder}, ${changeOfOrder},
      (select name from users where id = o.placed_by) as placer,
      ${isAdmin(ctx) ? sql`exists (select from orders o where o.id = ${id} and ${isLate(ctx)})` : sql`false`} as "isLate"
    from orders o where o.id = ${id}`.execute(ctx.db)
  const row = visible(ctx, rows[0])
  const who = (name: string) =>
    name === row.user_id || name === KEY_HOLDER ? 'customer' : isAdmin(ctx) ? name : 'shop'
  const events = row.events.map(({ code, params, why, name, ...event }) => ({
    ...event,
    who: who(event.who),
    ...(name && who(event.who) !== 'customer' && { name }),
    at: new Date(event.at).toISOString(),
    why: reasonRead(ctx, row.currency, { code, params, why }),
  }))
  const messages = row.messages?.map((message) => ({ ...message, at: new Date(message.at).toISOString() }))
  const delivery = isUnpaid(row.state) ? await promiseAnew(ctx, row) : row.delivery
  const [order] = await withDisputes(ctx, [toOrder({ ...row, delivery })])
  const placedBy = row.placed_by && (isAdmin(ctx) ? (row.placer ?? row.placed_by) : 'shop')
  const change = row.change && { ...row.change, payUntil: new Date(row.change.payUntil).toISOString() }
  return {
    ...order!,
    events,
    ...(placedBy && { placedBy }),
    ...(row.isLate && { isLate: true as const }),
    ...(messages && { messages }),
    ...(change && { change }),
  }
}
