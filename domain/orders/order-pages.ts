import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { microsOf, readPlace, timeOf, writePlace } from '#platform/cursor'
import { linesAlone, linesOfOrder, type OrderWithLines, toOrder } from './order.ts'
import type { Order } from './schema.ts'
import { withDisputes } from './with-disputes.ts'

export type Page = { cursor?: string; limit: number }

/** `next` is the `cursor` of the next page; absent on the last. */
export type OrderPage = { items: Order[]; next?: string }

function after(cursor: string | undefined) {
  const place = readPlace(cursor)
  return place ? sql`(o.created_at, o.id) < (${timeOf(place.micros)}, ${place.id})` : sql`true`
}

/** One page of the orders `o` that match, newest first. */
export async function orderPage(ctx: Ctx, where: RawBuilder<unknown>, page: Page): Promise<OrderPage> {
  const { items, next } = await readPage(ctx, where, page, linesOfOrder)
  return { items: await withDisputes(ctx, items), next }
}

/** The same without parcels and disputes, which take most of the time of many orders. */
export const bareOrderPage = (ctx: Ctx, where: RawBuilder<unknown>, page: Page): Promise<OrderPage> =>
  readPage(ctx, where, page, linesAlone)

async function readPage(ctx: Ctx, where: RawBuilder<unknown>, page: Page, lines: RawBuilder<unknown>) {
  const { rows } = await sql<OrderWithLines & { micros: number }>`
    select o.*, ${microsOf('o.created_at')} as micros, ${lines} from orders o where ${where} and ${after(page.cursor)}
    order by o.created_at desc, o.id desc limit ${page.limit + 1}`.execute(ctx.db)
  const last = rows.length > page.limit ? rows[page.limit - 1] : undefined
  return { items: rows.slice(0, page.limit).map(toOrder), next: last && writePlace(last) }
}
