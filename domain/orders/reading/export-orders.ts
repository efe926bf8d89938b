import { sql } from 'kysely'
import { shopTimeZone } from '#domain/places'
import { momentsInFile } from '#common/format'
import { inCurrency, plain, type Prices } from '#common/prices'
import { order as words, verdict } from '#common/words'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { matching, type OrderFilter } from './browse-orders.ts'
import { billedTo } from '../billed-to.ts'
import { bareOrderPage } from './order-pages.ts'
import { csvRow } from '#common/csv'
import type { Order } from '../schema.ts'

const PAGE = 500

/** Everybody's orders that match, as the lines of a CSV file with times in the shop's time zone, streamed page by page. For admins. */
export async function* exportOrders(ctx: Ctx, filter: OrderFilter): AsyncGenerator<string> {
  adminOf(ctx)
  const where = matching(filter)
  const read = (cursor?: string) => bareOrderPage(ctx, where, { limit: PAGE, ...(cursor && { cursor }) })
  let page = await read()
  const { rows } = await sql<{ timeZone: string }>`select ${shopTimeZone} as "timeZone"`.execute(ctx.db)
  const { timeZone } = rows[0]!
  const moment = momentsInFile(timeZone)
  yield csvRow(Object.values(words.columns(timeZone)))
  for (;;) {
    // The database reads the next page while this one is sent.
    const next = page.next ? read(page.next) : undefined
    next?.catch(() => {})
    yield page.items.map((order) => csvRow(cellsOf(order, ctx.config.prices, moment))).join('')
    if (!next) return
    page = await next
  }
}

const cellsOf = (order: Order, prices: Prices, moment: (iso: string) => string) => [
  order.orderNumber,
  moment(order.createdAt),
  order.state,
  order.name,
  order.email,
  order.number,
  order.address,
  ...[order.subtotal, order.shipping, order.total].map((amount) => inFile(order, prices, amount)),
  order.paidAt && moment(order.paidAt),
  order.tranjactionId,
  order.vehicle && [order.vehicle.year, order.vehicle.make, order.vehicle.model, order.vehicle.engine].join(' ').trim(),
  order.lines.map(lineText).join('; '),
  order.currency,
  order.lines.flatMap(({ number, fit }) => (fit ? `${number}: ${verdict.lineText(fit)}` : [])).join('; '),
  billedTo(order).join('\n'),
  order.poNumber ?? null,
  ...[order.credited, order.sentBack, order.owed].map((amount) => inFile(order, prices, amount ?? 0)),
]

const inFile = ({ currency }: Order, prices: Prices, amount: number) => plain(inCurrency(prices, currency), amount)

const lineText = ({ quantity, brand, number, name, cancelled }: Order['lines'][number]) =>
  `${quantity} x ${brand} ${number} ${name}${cancelled ? words.cancelledInList(cancelled) : ''}`
