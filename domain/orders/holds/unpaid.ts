import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { conflict, type Problem } from '#platform/errors'

/** Who orders: an account, or a guest by e-mail address and a signature of the network address, empty if not known. */
export type Buyer = { userId: string } | { email: string; from: string }

type Held = { orders: number; units: number }
/** What a buyer holds unpaid: orders whose hold has not lapsed, and their units of counted parts. */
export type Unpaid = { account: Held & { confirmed: boolean } } | { guest: Held; network: Held }

/** A row of `lock_buyer`. */
type LockedBuyer = Held & {
  confirmed: boolean | null
  networkOrders: number | null
  networkUnits: number | null
}

const columns = sql`confirmed, held_orders as orders, held_units as units,
  network_orders as "networkOrders", network_units as "networkUnits"`

/**
 * A query for what a buyer holds unpaid. It locks the buyer until the transaction ends, so that of two orders at once the
 * second counts the first. Buyers are locked before orders, and orders before parts.
 */
export function lockingBuyer(ctx: Ctx, buyer: Buyer): RawBuilder<LockedBuyer> {
  const [account, email, from] = 'userId' in buyer ? [buyer.userId, null, null] : [null, buyer.email, buyer.from]
  return sql`
    select ${columns} from lock_buyer(${account}::text, ${email}::text, ${from}::text, ${ctx.clock.now()})`
}

/** What the buyer of an order holds unpaid, with a lock on the buyer. Undefined if the account is gone. */
export async function lockUnpaid(ctx: Ctx, orderId: string): Promise<Unpaid | undefined> {
  const { rows } = await sql<LockedBuyer>`
    select ${columns} from orders o, lock_buyer(o.user_id, o.email, o.guest_from, ${ctx.clock.now()})
    where o.id = ${orderId}`.execute(ctx.db)
  return rows[0] && unpaidOf(rows[0])
}

/** Undefined if the account is missing. */
export function unpaidOf({ confirmed, orders, units, networkOrders, networkUnits }: LockedBuyer): Unpaid | undefined {
  if (confirmed !== null) return { account: { confirmed, orders, units } }
  if (networkOrders === null || networkUnits === null) return undefined
  return { guest: { orders, units }, network: { orders: networkOrders, units: networkUnits } }
}

/** How much an account may hold unpaid, and how much once its e-mail address is confirmed; null: it is. */
export function mostUnpaid({ config }: Ctx, confirmed: boolean): { most: Held; ifConfirmed: Held | null } {
  const { UNPAID_ORDERS, UNPAID_UNITS, UNPAID_ORDERS_UNCONFIRMED, UNPAID_UNITS_UNCONFIRMED } = config
  const all = { orders: UNPAID_ORDERS, units: UNPAID_UNITS }
  if (confirmed) return { most: all, ifConfirmed: null }
  return { most: { orders: UNPAID_ORDERS_UNCONFIRMED, units: UNPAID_UNITS_UNCONFIRMED }, ifConfirmed: all }
}

/** Why one more order with that many counted units would be too much; undefined if it is not. */
export function tooMuchHeld(ctx: Ctx, unpaid: Unpaid, more: number): Problem | undefined {
  if ('account' in unpaid) {
    const { most, ifConfirmed } = mostUnpaid(ctx, unpaid.account.confirmed)
    return tooMuch(unpaid.account, more, most, ifConfirmed)
  }
  const { GUEST_ORDERS, GUEST_UNITS, GUEST_ORDERS_NETWORK, GUEST_UNITS_NETWORK } = ctx.config
  return (
    tooMuch(unpaid.guest, more, { orders: GUEST_ORDERS, units: GUEST_UNITS }, null) ??
    tooMuch(unpaid.network, more, { orders: GUEST_ORDERS_NETWORK, units: GUEST_UNITS_NETWORK }, null)
  )
}

/** `confirmed`: what would be allowed after confirming the e-mail address; null: that changes nothing. */
function tooMuch({ orders, units }: Held, more: number, most: Held, confirmed: Held | null): Problem | undefined {
  const extra = { orders, units, mostOrders: most.orders, mostUnits: most.units, mayConfirm: confirmed !== null }
  const why =
    orders >= most.orders
      ? phrase('refusal.tooManyUnpaid', orders, confirmed && confirmed.orders)
      : units + more > most.units
        ? phrase('refusal.tooManyUnits', most.units, units, confirmed && confirmed.units)
        : undefined
  return why && conflict('too-much-held', why, extra)
}
