import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { readPlace, timeOf, writePlace } from '#platform/cursor'
import { linesOfOrder, type OrderRow, type OrderWithLines, toOrder } from './order.ts'
import type { Order } from './schema.ts'

export type Page = { cursor?: string; limit: number }

/** `next` goes back in as `cursor`; none: that was the last page. */
export type OrderPage = { items: Order[]; next?: string }

const cursorOf = (row: OrderRow) => writePlace({ micros: row.created_at.getTime() * 1000, id: row.id })

function after(cursor: string | undefined) {
  const place = readPlace(cursor)
  return place ? sql`(o.created_at, o.id) < (${timeOf(place.micros)}, ${place.id})` : sql`true`
}

/** One page of the orders `o` that match, newest first. */
export async function orderPage(ctx: Ctx, where: ReturnType<typeof sql>, page: Page): Promise<OrderPage> {
  const { rows } = await sql<OrderWithLines>`
    select o.*, ${linesOfOrder} from orders o where ${where} and ${after(page.cursor)}
    order by o.created_at desc, o.id desc limit ${page.limit + 1}`.execute(ctx.db)
  const shown = rows.slice(0, page.limit)
  return { items: shown.map(toOrder), next: rows.length > page.limit ? cursorOf(shown.at(-1)!) : undefined }
}
