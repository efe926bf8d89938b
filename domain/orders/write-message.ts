import { sql } from 'kysely'
import { isAdmin } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { lockOrder, nameOn } from './order.ts'

/**
 * Keeps what the buyer of an order asks about it, or what an admin answers, and mails it to the other. 404 if the caller may
 * not see the order.
 */
export async function writeMessage(ctx: Ctx, orderId: string, body: string): Promise<void> {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const who = nameOn(ctx, order)
    const byShop = isAdmin(ctx) && who !== order.user_id
    await sql`
      insert into order_message (order_id, at, who, by_shop, body)
      values (${orderId}, ${ctx.clock.now()}, ${who}, ${byShop}, ${body})`.execute(ctx.db)
    await ctx.jobs.send(ctx.db, 'order-mail', { orderId, kind: byShop ? 'answer' : 'question', text: body })
  })
}

/** What was asked and answered about an order, as JSON, for a row of `orders o`; null: nothing. */
export const messagesOfOrder = sql`(
  select jsonb_agg(jsonb_build_object('at', m.at, 'from', case when m.by_shop then 'shop' else 'customer' end,
    'text', m.body) order by m.id)
  from order_message m where m.order_id = o.id) as messages`
