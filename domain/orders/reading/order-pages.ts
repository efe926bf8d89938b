import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { linesOfOrder, type OrderWithLines, toOrder } from '../order.ts'
import type { Order } from '../schema.ts'
import { withDisputes } from './with-disputes.ts'

export type Page = { cursor?: string; limit: number }

/** `next` is the `cursor` of the next page; null on the last. */
export type OrderPage = { items: Order[]; next: string | null }

/** One page of the orders `o` that match, newest first. */
export async function orderPage(ctx: Ctx, where: RawBuilder<unknown>, page: Page): Promise<OrderPage> {
  const { rows } = await sql<PageRow>`${rowsOfPage(where, page, sql`, ${linesOfOrder}`)}`.execute(ctx.db)
  const { items, next } = ordersOf(rows, page)
  return { items: await withDisputes(ctx, items), next }
}

/**
 * The same without parcels, disputes, and what is hidden or has not come in. The lines of all its orders are read together: of
 * hundreds of orders that takes less than half the time.
 */
export async function bareOrderPage(ctx: Ctx, where: RawBuilder<unknown>, page: Page): Promise<OrderPage> {
  const { rows } = await sql<PageRow>`
    with page as materialized (${rowsOfPage(where, page)}),
    line as (
      select order_id, json_agg(json_build_object('partId', part_id::text, 'number', number, 'name', name, 'brand', brand,
        'price', price, 'quantity', quantity, 'img', img, 'fit', fit, 'cancelled', cancelled) order by position) as lines
      from order_line where order_id = any(array(select id from page)) group by order_id
    ), added as (
      select order_id, json_agg(json_build_object('kind', kind, 'code', code, 'amount', amount) order by id) as adjustments
      from adjustment where order_id = any(array(select id from page)) group by order_id
    )
    select page.*, coalesce(lines, '[]') as lines, coalesce(adjustments, '[]') as adjustments, null as waiting
    from page left join line on line.order_id = page.id left join added on added.order_id = page.id
    order by page.created_at desc, page.id desc`.execute(ctx.db)
  return ordersOf(rows, page)
}

type PageRow = OrderWithLines & { micros: number }

/** The rows of a page and one more, if there is one. */
const rowsOfPage = (where: RawBuilder<unknown>, page: Page, lines = sql``) => sql`
  select o.*, ${microsOf('o.created_at')} as micros ${lines} from orders o
  where ${where} and ${afterCursor(page.cursor, ['o.created_at', 'o.id'])} order by o.created_at desc, o.id desc limit ${page.limit + 1}`

function ordersOf(rows: PageRow[], { limit }: Page): OrderPage {
  const { page, next } = pageOf(rows, limit, (row) => row)
  return { items: page.map(toOrder), next }
}
