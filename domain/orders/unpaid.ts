import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { conflict, type Problem } from '#platform/errors'

/** What somebody holds and has not paid: orders whose hold has not lapsed, and the units of counted parts in them. */
export type Unpaid = { confirmed: boolean; orders: number; units: number }

/**
 * A query of what an account holds unpaid; `confirmed` is null when there is no such account. It is locked until the
 * transaction ends, so that of two orders at once the second counts the first. Accounts are locked before orders, and
 * those before parts.
 */
export const lockingUnpaid = (ctx: Ctx, account: RawBuilder<string>) => sql<Unpaid | { confirmed: null }>`
  select confirmed, held_orders as orders, held_units as units from lock_unpaid(${account}, ${ctx.clock.now()})`

/** What the buyer of an order holds unpaid, whose account is locked. Undefined when the account is gone. */
export async function lockUnpaid(ctx: Ctx, orderId: string): Promise<Unpaid | undefined> {
  const buyer = sql<string>`(select user_id from orders where id = ${orderId})`
  const { rows } = await lockingUnpaid(ctx, buyer).execute(ctx.db)
  return knownUnpaid(rows[0]!)
}

/** The same without the account that there is not. */
export const knownUnpaid = (unpaid: Unpaid | { confirmed: null }): Unpaid | undefined =>
  unpaid.confirmed === null ? undefined : unpaid

/** Why one more order of so many counted units would be too much, in a sentence that says what to do. Undefined: it is not. */
export function tooMuchHeld(ctx: Ctx, { confirmed, orders, units }: Unpaid, more: number): Problem | undefined {
  const { UNPAID_ORDERS, UNPAID_UNITS, UNPAID_ORDERS_UNCONFIRMED, UNPAID_UNITS_UNCONFIRMED } = ctx.config
  const mostOrders = confirmed ? UNPAID_ORDERS : UNPAID_ORDERS_UNCONFIRMED
  const mostUnits = confirmed ? UNPAID_UNITS : UNPAID_UNITS_UNCONFIRMED
  const extra = { orders, units, mostOrders, mostUnits }
  if (orders >= mostOrders) {
    const ways = ['pay or delete one of them first']
    if (!confirmed) ways.push(`confirm your e-mail address to have up to ${UNPAID_ORDERS}`)
    const count = orders === 1 ? 'an unpaid order' : `${orders} unpaid orders`
    return conflict('too-much-held', `You have ${count} already. Please ${either(ways)}.`, extra)
  }
  if (units + more > mostUnits) {
    const ways = ['order fewer']
    if (units > 0) ways.push('pay or delete an open order first')
    if (!confirmed) ways.push(`confirm your e-mail address to have up to ${UNPAID_UNITS}`)
    const most = `At most ${mostUnits} units can be set aside for you before you pay`
    return conflict('too-much-held', `${most}${units > 0 ? `, and ${units} are` : ''}. Please ${either(ways)}.`, extra)
  }
  return undefined
}

const either = (ways: readonly string[]) =>
  ways.length === 1 ? ways[0]! : `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)!}`
