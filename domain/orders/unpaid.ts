import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { conflict, type Problem } from '#platform/errors'

/** What somebody holds and has not paid: orders whose hold has not lapsed, and the units of counted parts in them. */
export type Unpaid = { confirmed: boolean; orders: number; units: number }

/**
 * What the account holds unpaid, or the account of an order's buyer. Undefined when there is no such account. It is
 * locked until the transaction ends, so that of two orders at once the second counts the first. Accounts are locked
 * before orders, and those before parts.
 */
export async function lockUnpaid(ctx: Ctx, of: { userId: string } | { orderId: string }): Promise<Unpaid | undefined> {
  const account = 'userId' in of ? sql`${of.userId}` : sql`(select user_id from orders where id = ${of.orderId})`
  const { rows } = await sql<Unpaid & { confirmed: boolean | null }>`
    select confirmed, held_orders as orders, held_units as units
    from lock_unpaid(${account}, ${ctx.clock.now()})`.execute(ctx.db)
  const [unpaid] = rows
  return unpaid?.confirmed === null ? undefined : unpaid
}

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
