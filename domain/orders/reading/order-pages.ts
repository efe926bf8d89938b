import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { linesOfOrder, type OrderWithLines, toOrder } from '../order.ts'
import type { Order } from '../schema.ts'
import { withDisputes } from './with-disputes.ts'

export type Page = { cursor?: string; limit: number }

/** `next` is the `cursor` of the next page; null on the last. */
export type OrderPage = { items: Order[]; next: string | null }

type PageRow = OrderWithLines & { micros: number }

/** One page of the orders `o` that match, newest first. */
export async function orderPage(ctx: Ctx, where: RawBuilder<unknown>, page: Page): Promise<OrderPage> {
  const columns = sql`o.*, ${microsOf('o.created_at')} as micros, ${linesOfOrder(ctx)}`
  const { rows } = await sql<PageRow>`${rowsOfPage(where, page, columns)}`.execute(ctx.db)
  const { page: shown, next } = pageOf(rows, page.limit, (row) => row)
  return { items: await withDisputes(ctx, shown.map(toOrder)), next }
}

/** These columns of a page of orders, and of one more, if there is one. */
export const rowsOfPage = (where: RawBuilder<unknown>, page: Page, columns: RawBuilder<unknown>) => sql`
  select ${columns} from orders o
  where ${where} and ${afterCursor(page.cursor, ['o.created_at', 'o.id'])} order by o.created_at desc, o.id desc limit ${page.limit + 1}`
