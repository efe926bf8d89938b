import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Totals, totals } from '#common/money'
import { type OrderedPart, takeStock } from '#domain/catalogue'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, type Fields, forbidden, invalid } from '#platform/errors'
import { holdUntil } from './holds.ts'
import { orderNumber } from './number.ts'
import { type OrderWithLines, toOrder } from './order.ts'
import type { Order, PlaceOrderInput } from './schema.ts'
import { refuseSoldOut } from './sold-out.ts'

/** What one card payment can be. */
const TOTAL_MAX = 999_999

/**
 * Places an order at the shop's own prices and holds its parts.
 * 400 for parts that are not sold, 409 `sold-out` with what is left, 409 `total-changed` with the right figures.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<Order> {
  const user = userOf(ctx)
  if (input.email !== user.email) throw forbidden('Please order with your own e-mail address.')
  const wanted = Object.entries(input.items).map(([id, quantity]) => ({ partId: Number(id), quantity }))
  return tx(ctx, async (ctx) => {
    const parts = await takeStock(ctx, wanted)
    refuseUnknown(wanted, parts)
    const sums = totals(parts, { percent: ctx.config.SHIPPING_PERCENT, freeOver: ctx.config.FREE_SHIPPING_OVER })
    if (sums.total > TOTAL_MAX) throw invalid({ items: 'This is more than one payment can be. Please order in two.' })
    refuseSoldOut(parts)
    if (sums.total !== input.total) throw totalChanged(sums)
    const order = await keep(ctx, user.id, input, parts, sums)
    await ctx.jobs.send(ctx.db, 'order-mail', { orderId: order.id, kind: 'received' })
    return toOrder(order)
  })
}

function refuseUnknown(wanted: readonly { partId: number }[], parts: readonly OrderedPart[]) {
  const sold = new Set(parts.map((part) => part.partId))
  const unknown: Fields = {}
  for (const { partId } of wanted) if (!sold.has(partId)) unknown[`items.${partId}`] = 'This part is not sold here'
  if (Object.keys(unknown).length > 0) throw invalid(unknown, 'Some parts are no longer sold.')
}

const totalChanged = (sums: Totals) =>
  conflict('total-changed', `The total is now $${sums.total}. Please look at your order again.`, sums)

async function keep(ctx: Ctx, userId: string, input: PlaceOrderInput, parts: OrderedPart[], sums: Totals) {
  const now = ctx.clock.now()
  const order: OrderWithLines = {
    id: randomUUID(),
    number: orderNumber(),
    user_id: userId,
    name: input.name,
    email: input.email,
    phone: input.number,
    ...sums,
    state: 'placed',
    tranjaction_id: null,
    hold_until: holdUntil(ctx),
    vehicle: input.vehicle ?? null,
    created_at: now,
    paid_at: null,
    deleted_at: null,
    lines: parts.map(({ partId, number, name, brand, price, quantity, img }) => {
      return { partId: String(partId), number, name, brand, price, quantity, img }
    }),
  }
  const rows = parts.map((part, position) => ({ ...part, position, counted: part.stock !== null }))
  await sql`
    with placed as (
      insert into orders (id, number, user_id, name, email, phone, subtotal, shipping, saved, total, state, hold_until,
        vehicle, created_at)
      values (${order.id}, ${order.number}, ${userId}, ${order.name}, ${order.email}, ${order.phone}, ${sums.subtotal},
        ${sums.shipping}, ${sums.saved}, ${sums.total}, ${order.state}, ${order.hold_until},
        ${order.vehicle && JSON.stringify(order.vehicle)}, ${now})
    ), ordered as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (position smallint, "partId" int,
        number text, name text, brand text, price int, quantity int, img text, counted boolean)
    ), lines as (
      insert into order_line (order_id, position, part_id, number, name, brand, price, quantity, img)
      select ${order.id}, position, "partId", number, name, brand, price, quantity, img from ordered
    ), holds as (
      insert into hold (order_id, part_id, quantity, state)
      select ${order.id}, "partId", quantity, 'held' from ordered where counted
    )
    insert into order_event (order_id, at, who, to_state) values (${order.id}, ${now}, ${userId}, ${order.state})`.execute(
    ctx.db,
  )
  return order
}
