import { type RawBuilder, sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { containing } from '#platform/db/like'
import { isLate } from '../parcels/late.ts'
import { type OrderPage, orderPage, type Page } from './order-pages.ts'
import type { Order } from '../schema.ts'
import type { State } from '../states.ts'

export type OrderFilter = { state?: State | undefined; q?: string | undefined }

/** Everybody's orders for admins, newest first; `q` is part of an order number, an e-mail address, a name or a purchase-order number. */
export async function browseOrders(ctx: Ctx, { state, q, ...page }: Page & OrderFilter): Promise<OrderPage> {
  adminOf(ctx)
  const { items, next } = await orderPage(ctx, matching({ state, q }), page)
  return { items: await markLate(ctx, items), next }
}

/** The late ones are read once a page is known, so that only its orders are compared with what is late. */
async function markLate(ctx: Ctx, orders: readonly Order[]): Promise<Order[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where o.id = any(${orders.map(({ _id }) => _id)}) and ${isLate(ctx)}`.execute(ctx.db)
  const late = new Set(rows.map(({ id }) => id))
  return orders.map((order) => (late.has(order._id) ? { ...order, isLate: true } : order))
}

/** The orders `o` that match. */
export const matching = ({ state, q }: OrderFilter): RawBuilder<unknown> => sql`
  ${state ? sql`o.state = ${state}` : sql`true`} and ${q ? saying(containing(q)) : sql`true`}`

const saying = (pattern: string) =>
  sql`(o.search like ${pattern} or (o.po_number is not null and lower(o.po_number) like ${pattern}))`
