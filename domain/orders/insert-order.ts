import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Totals } from '#common/money'
import type { OrderedPart } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { firstHold } from './holds.ts'
import { orderNumber } from './number.ts'
import type { JudgedLine } from './judge-lines.ts'
import { adjustmentsOf } from './order-totals.ts'
import type { OrderWithLines } from './order.ts'
import type { PlaceOrderInput } from './schema.ts'

/** Inserts an order whose stock is taken, with its lines, adjustments, holds and first event, in one statement. */
export async function insertOrder(
  ctx: Ctx,
  userId: string,
  input: PlaceOrderInput,
  parts: readonly OrderedPart[],
  wanted: readonly JudgedLine[],
  sums: Totals,
): Promise<OrderWithLines> {
  const now = ctx.clock.now()
  const partOf = new Map(parts.map((part) => [part.partId, part]))
  const rows = wanted.map((line, position) => {
    const { number, name, brand, price, img, stock } = partOf.get(line.partId)!
    return { ...line, position, number, name, brand, price, img, counted: stock !== null }
  })
  const order: OrderWithLines = {
    id: randomUUID(),
    number: orderNumber(),
    user_id: userId,
    name: input.name,
    email: input.email,
    phone: input.number,
    address: input.address,
    currency: ctx.config.prices.currency,
    total: sums.total,
    state: 'placed',
    tranjaction_id: null,
    ...firstHold(ctx),
    vehicle: input.vehicle ?? null,
    created_at: now,
    paid_at: null,
    deleted_at: null,
    owed: 0,
    ship_to: null,
    bill_to: null,
    company: null,
    po_number: null,
    note: null,
    delivery: null,
    guest_from: null,
    lines: rows.map(({ partId, number, name, brand, price, quantity, img, fit }) => {
      return { partId: String(partId), number, name, brand, price, quantity, img, fit }
    }),
    adjustments: adjustmentsOf(sums),
  }
  await sql`
    with placed as (
      insert into orders (id, number, user_id, name, email, phone, address, currency, total,
        hold_until, renew_until, vehicle, created_at)
      values (${order.id}, ${order.number}, ${userId}, ${order.name}, ${order.email}, ${order.phone}, ${order.address},
        ${order.currency}, ${order.total}, ${order.hold_until}, ${order.renew_until},
        ${order.vehicle && JSON.stringify(order.vehicle)}, ${now})
    ), ordered as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (position smallint, "partId" int,
        number text, name text, brand text, price int, quantity int, img text, fit jsonb, counted boolean)
    ), lines as (
      insert into order_line (order_id, position, part_id, number, name, brand, price, quantity, img, fit)
      select ${order.id}, position, "partId", number, name, brand, price, quantity, img, nullif(fit, 'null') from ordered
    ), adjustments as (
      insert into adjustment (order_id, kind, code, amount)
      select ${order.id}, kind, code, amount
      from jsonb_to_recordset(${JSON.stringify(order.adjustments)}::jsonb) as a (kind text, code text, amount int)
    ), holds as (
      insert into hold (order_id, part_id, quantity, state)
      select ${order.id}, "partId", sum(quantity), 'held' from ordered where counted group by "partId"
    )
    insert into order_event (order_id, at, who, to_state) values (${order.id}, ${now}, ${userId}, ${order.state})`.execute(
    ctx.db,
  )
  return order
}
