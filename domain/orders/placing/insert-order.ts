import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Address } from '#common/address'
import { beyond, type OrderedPart } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { asJson } from '#platform/db/as-json'
import type { PromisedDelivery } from '../details-schema.ts'
import { firstHold } from '../holds/holds.ts'
import { orderNumber } from './number.ts'
import type { JudgedLine } from './judge-lines.ts'
import { KEY_HOLDER } from '../keys/order-keys.ts'
import type { OrderWithLines } from '../order.ts'
import type { Adjustment, OrderedVehicle } from '../schema.ts'
import type { Buyer } from '../holds/unpaid.ts'

/** What a buyer gives with an order, besides its lines. */
export type Given = {
  buyer: Buyer
  /** The admin who places it for the buyer. */
  placedBy?: string
  contact: { name: string; email: string; phone: string; address: string }
  vehicle?: OrderedVehicle | null
  shipTo?: Address | null
  billTo?: Address | null
  company?: string | null
  poNumber?: string | null
  note?: string | null
  delivery?: PromisedDelivery
}

/** What an order is charged: its parts at the prices that count for it, and what comes to them. */
export type Charge = { parts: OrderedPart[]; adjustments: Adjustment[] }

/** Inserts an order whose stock is taken, with its lines, adjustments, holds and first event, in one statement. */
export async function insertOrder(
  ctx: Ctx,
  { buyer, contact, ...given }: Given,
  wanted: readonly JudgedLine[],
  { parts, adjustments }: Charge,
  total: number,
): Promise<OrderWithLines> {
  const now = ctx.clock.now()
  const partOf = new Map(parts.map((part) => [part.partId, part]))
  const rows = wanted.map((line, position) => {
    const { number, name, brand, price, img, stock } = partOf.get(line.partId)!
    return { ...line, position, number, name, brand, price, img, counted: stock !== null }
  })
  const waiting = parts.flatMap((part) => {
    const quantity = beyond(part)
    return quantity > 0 ? [{ partId: String(part.partId), quantity, due: part.due! }] : []
  })
  const userId = 'userId' in buyer ? buyer.userId : null
  const order: OrderWithLines = {
    id: randomUUID(),
    number: orderNumber(),
    user_id: userId,
    ...contact,
    currency: ctx.config.prices.currency,
    total,
    state: 'placed',
    tranjaction_id: null,
    ...firstHold(ctx, holdMinutes(ctx, userId, given.placedBy)),
    vehicle: given.vehicle ?? null,
    created_at: now,
    paid_at: null,
    returned: 0,
    cancelled_at: null,
    filled_at: null,
    deleted_at: null,
    owed: 0,
    ship_to: given.shipTo ?? null,
    bill_to: given.billTo ?? null,
    company: given.company ?? null,
    po_number: given.poNumber ?? null,
    note: given.note ?? null,
    delivery: given.delivery ?? null,
    guest_from: 'userId' in buyer ? null : buyer.from,
    placed_by: given.placedBy ?? null,
    lines: rows.map(({ partId, number, name, brand, price, quantity, img, fit }) => {
      return { partId: String(partId), number, name, brand, price, quantity, img, fit }
    }),
    adjustments,
    waiting,
  }
  await sql`
    with placed as (
      insert into orders (id, number, user_id, name, email, phone, address, currency, total, hold_until, renew_until,
        vehicle, created_at, ship_to, bill_to, company, po_number, note, delivery, guest_from,
        placed_by)
      values (${order.id}, ${order.number}, ${userId}, ${order.name}, ${order.email}, ${order.phone}, ${order.address},
        ${order.currency}, ${order.total}, ${order.hold_until}, ${order.renew_until}, ${asJson(order.vehicle)}, ${now},
        ${asJson(order.ship_to)}, ${asJson(order.bill_to)}, ${order.company}, ${order.po_number}, ${order.note},
        ${asJson(order.delivery)}, ${order.guest_from}, ${order.placed_by})
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
      insert into hold (order_id, part_id, quantity, state, waiting, due)
      select ${order.id}, o."partId", sum(o.quantity), 'held', coalesce(max(w.quantity), 0), max(w.due)
      from ordered o left join jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb)
        as w ("partId" int, quantity int, due date) on w."partId" = o."partId"
      where o.counted group by o."partId"
    )
    insert into order_event (order_id, at, who, to_state) values (${order.id}, ${now}, ${given.placedBy ?? userId ?? KEY_HOLDER}, ${order.state})`.execute(
    ctx.db,
  )
  return order
}

function holdMinutes({ config }: Ctx, userId: string | null, placedBy: string | undefined): number {
  if (placedBy) return config.TELEPHONE_HOLD_MINUTES
  return userId === null ? config.GUEST_HOLD_MINUTES : config.HOLD_MINUTES
}
