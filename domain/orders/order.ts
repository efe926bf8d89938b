import { sql } from 'kysely'
import type { Address } from '#common/address'
import { isAdmin } from '#platform/access'
import { nameOf } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { notFound, unauthorised } from '#platform/errors'
import { type ChangePayment, changePaymentsOf } from './changes/change-payments.ts'
import { creditedOf, sumsOf } from './placing/order-totals.ts'
import { KEY_HOLDER } from './keys/order-keys.ts'
import type { PromisedDelivery } from './details-schema.ts'
import type { Adjustment, Order, OrderedVehicle, OrderLine } from './schema.ts'
import { filledOf, parcelsOfOrder, type WithParcels } from './parcels/parcels.ts'
import { isUnpaid, type State } from './states.ts'
import { waitingOfOrder, type WaitingUnits, withWaiting } from './waiting/waiting.ts'

export type OrderRow = {
  id: string
  number: string
  user_id: string | null
  name: string
  email: string
  phone: string
  address: string
  currency: string
  total: number
  state: State
  tranjaction_id: string | null
  hold_until: Date
  renew_until: Date | null
  vehicle: OrderedVehicle | null
  created_at: Date
  paid_at: Date | null
  returned: number
  cancelled_at: Date | null
  filled_at: Date | null
  deleted_at: Date | null
  ship_to: Address | null
  bill_to: Address | null
  company: string | null
  po_number: string | null
  note: string | null
  delivery: PromisedDelivery | null
  guest_from: string | null
  placed_by: string | null
  owed: number
}

export type OrderWithLines = OrderRow & {
  lines: OrderLine[]
  adjustments: Adjustment[]
  waiting: readonly WaitingUnits[] | null
  changePayments?: ChangePayment[] | null
} & Partial<WithParcels>

/** An order's lines, adjustments, later payments and parcels, as JSON, for a row of `orders o`. */
export const linesOfOrder = (ctx: Ctx) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('partId', l.part_id::text, 'number', l.number, 'name', l.name,
    'brand', l.brand, 'price', l.price, 'quantity', l.quantity, 'img', l.img, 'fit', l.fit)
    || case when l.cancelled > 0 then jsonb_build_object('cancelled', l.cancelled) else '{}' end
    || case when exists (select from part p where p.id = l.part_id and p.status = 'hidden')
      then '{"hidden": true}'::jsonb else '{}' end order by l.position), '[]')
  from order_line l where l.order_id = o.id) as lines, (
  select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'code', a.code, 'amount', a.amount) order by a.id), '[]')
  from adjustment a where a.order_id = o.id) as adjustments, ${waitingOfOrder}, ${changePaymentsOf},
  ${parcelsOfOrder(ctx)}`

/** An order with its lines as calls answer it; amounts in the smallest unit. */
export const toOrder = (row: OrderWithLines): Order => ({
  _id: row.id,
  orderNumber: row.number,
  name: row.name,
  email: row.email,
  number: row.phone,
  address: row.address,
  currency: row.currency,
  ...sumsOf(row.lines, row.adjustments),
  ...afterPaymentOf(row),
  paid: row.paid_at !== null,
  tranjactionId: row.tranjaction_id,
  state: row.state,
  holdUntil: isUnpaid(row.state) ? row.hold_until.toISOString() : null,
  vehicle: row.vehicle,
  lines: withWaiting(row.lines, row.waiting ?? []),
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  ...detailsOf(row),
  ...filledOf(row),
})

/** Only where an order was changed, or money went back, after it was paid. */
function afterPaymentOf({ owed, returned, adjustments, changePayments }: OrderWithLines) {
  const credited = creditedOf(adjustments)
  return {
    ...(credited > 0 && { credited }),
    ...(owed > 0 && { owed }),
    ...(returned > 0 && { sentBack: returned }),
    ...(changePayments && { changePayments }),
  }
}

/** Only what was given: an order of the specified call has none of it. */
function detailsOf({ ship_to, bill_to, company, po_number, note, delivery }: OrderRow) {
  return {
    ...(ship_to && { shipTo: ship_to }),
    ...(bill_to && { billTo: bill_to }),
    ...(company && { company }),
    ...(po_number && { poNumber: po_number }),
    ...(note && { note }),
    ...(delivery && { delivery }),
  }
}

/**
 * The order, locked until the transaction ends: its state, holds and payments change only under this lock. 404 if the
 * actor may not see it.
 */
export async function lockOrder(ctx: Ctx, id: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`select * from orders where id = ${id} for no key update`.execute(ctx.db)
  return visible(ctx, rows[0])
}

/** The order, for reading only. 404 if the actor may not see it. */
export async function readOrder(ctx: Ctx, id: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`select * from orders where id = ${id}`.execute(ctx.db)
  return visible(ctx, rows[0])
}

/**
 * Lets only those see an order who may: its buyer, or who holds its key, until it is deleted; admins and the system always.
 * 401 for other visitors, 404 for other users.
 */
export function visible<T extends OrderRow>(ctx: Ctx, order: T | undefined): T {
  const { actor } = ctx
  const isBuyer = order && !order.deleted_at && (isAccountOf(ctx, order) || ctx.orderKeys?.has(order.id))
  if (order && (isBuyer || isAdmin(ctx) || actor.kind === 'system')) return order
  throw actor.kind === 'anonymous' ? unauthorised() : notFound('order')
}

const isAccountOf = ({ actor }: Ctx, { user_id }: OrderRow) => actor.kind === 'user' && user_id === actor.id

/** The actor's name in the records of an order. */
export const nameOn = (ctx: Ctx, order: OrderRow): string =>
  ctx.actor.kind === 'system' || isAdmin(ctx) || isAccountOf(ctx, order) ? nameOf(ctx.actor) : KEY_HOLDER
