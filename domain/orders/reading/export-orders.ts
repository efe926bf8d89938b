import { sql } from 'kysely'
import { shopTimeZone } from '#domain/catalogue'
import { momentsInFile } from '#common/format'
import { inCurrency, plain, type Prices } from '#common/prices'
import { order as words, verdict } from '#common/words'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { loopTurn } from '#platform/loop-turn'
import { matching, type OrderFilter } from './browse-orders.ts'
import { billedTo } from '../billed-to.ts'
import { creditedOf, sumsOf } from '../placing/order-totals.ts'
import { csvRow } from '#common/csv'
import { type OrderInFile, pageInFile } from './page-in-file.ts'

const PAGE = 500

/** Everybody's orders that match, as the lines of a CSV file with times in the shop's time zone, streamed page by page. For admins. */
export async function* exportOrders(ctx: Ctx, filter: OrderFilter): AsyncGenerator<string> {
  adminOf(ctx)
  const where = matching(filter)
  const read = (cursor?: string) => pageInFile(ctx, where, { limit: PAGE, ...(cursor && { cursor }) })
  let page = await read()
  const { rows } = await sql<{ timeZone: string }>`select ${shopTimeZone} as "timeZone"`.execute(ctx.db)
  const { timeZone } = rows[0]!
  const inFile = momentsInFile(timeZone)
  const moment = (micros: number) => inFile(new Date(micros / 1000))
  yield csvRow(Object.values(words.columns(timeZone)))
  for (;;) {
    // The database reads the next page while this one is written, which begins when that is asked for.
    const next = page.next ? read(page.next) : undefined
    next?.catch(() => {})
    await loopTurn()
    yield page.items.map((order) => csvRow(cellsOf(order, ctx.config.prices, moment))).join('')
    if (!next) return
    page = await next
  }
}

function cellsOf(order: OrderInFile, prices: Prices, moment: (at: number) => string) {
  const { lines, adjustments, vehicle, currency } = order
  const { subtotal, shipping, total } = sumsOf(lines, adjustments)
  const amount = (value: number) => plain(inCurrency(prices, currency), value)
  return [
    order.number,
    moment(order.micros),
    order.state,
    order.name,
    order.email,
    order.phone,
    order.address,
    ...[subtotal, shipping, total].map(amount),
    order.paidMicros && moment(order.paidMicros),
    [order.tranjaction_id, ...(order.changePayments ?? []).map((later) => later.tranjactionId)].join('; '),
    vehicle && [vehicle.year, vehicle.make, vehicle.model, vehicle.engine].join(' ').trim(),
    lines.map(lineText).join('; '),
    currency,
    lines.flatMap(({ number, fit }) => (fit ? `${number}: ${verdict.lineText(fit)}` : [])).join('; '),
    billedTo({ company: order.company ?? undefined, billTo: order.bill_to ?? undefined }).join('\n'),
    order.po_number,
    ...[creditedOf(adjustments), order.returned, order.owed].map(amount),
  ]
}

const lineText = ({ quantity, brand, number, name, cancelled }: OrderInFile['lines'][number]) =>
  `${quantity} x ${brand} ${number} ${name}${cancelled ? words.cancelledInList(cancelled) : ''}`
