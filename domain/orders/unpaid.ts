import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { conflict, type Problem } from '#platform/errors'

/** What a buyer holds unpaid: orders whose hold has not lapsed, and their units of counted parts. */
export type Unpaid = { confirmed: boolean; orders: number; units: number }

/**
 * A query for what an account holds unpaid; `confirmed` is null if the account does not exist. It locks the account
 * until the transaction ends, so that of two orders at once the second counts the first. Accounts are locked before
 * orders, and orders before parts.
 */
export const lockingUnpaid = (ctx: Ctx, account: RawBuilder<string>) => sql<Unpaid | { confirmed: null }>`
  select confirmed, held_orders as orders, held_units as units from lock_unpaid(${account}, ${ctx.clock.now()})`

/** What the buyer of an order holds unpaid, with a lock on the account. Undefined if the account is gone. */
export async function lockUnpaid(ctx: Ctx, orderId: string): Promise<Unpaid | undefined> {
  const buyer = sql<string>`(select user_id from orders where id = ${orderId})`
  const { rows } = await lockingUnpaid(ctx, buyer).execute(ctx.db)
  return knownUnpaid(rows[0]!)
}

/** Undefined if the account is missing. */
export const knownUnpaid = (unpaid: Unpaid | { confirmed: null }): Unpaid | undefined =>
  unpaid.confirmed === null ? undefined : unpaid

/** Why one more order with that many counted units would be too much; undefined if it is not. */
export function tooMuchHeld(ctx: Ctx, { confirmed, orders, units }: Unpaid, more: number): Problem | undefined {
  const { UNPAID_ORDERS, UNPAID_UNITS, UNPAID_ORDERS_UNCONFIRMED, UNPAID_UNITS_UNCONFIRMED } = ctx.config
  const mostOrders = confirmed ? UNPAID_ORDERS : UNPAID_ORDERS_UNCONFIRMED
  const mostUnits = confirmed ? UNPAID_UNITS : UNPAID_UNITS_UNCONFIRMED
  const extra = { orders, units, mostOrders, mostUnits }
  const why =
    orders >= mostOrders
      ? phrase('refusal.tooManyUnpaid', orders, confirmed ? null : UNPAID_ORDERS)
      : units + more > mostUnits
        ? phrase('refusal.tooManyUnits', mostUnits, units, confirmed ? null : UNPAID_UNITS)
        : undefined
  return why && conflict('too-much-held', why, extra)
}
