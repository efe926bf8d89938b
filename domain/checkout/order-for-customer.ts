import { sql } from 'kysely'
import type { Buyer } from '#domain/orders'
import type { Order } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { orderAsQuoted } from './check-out.ts'
import type { CheckoutInput } from './checkout-schema.ts'

/**
 * An admin places an order for a customer, who pays it by the link in the mail. It holds its parts for
 * `TELEPHONE_HOLD_MINUTES` and is not refused for what the customer holds unpaid. Else it refuses as `checkOut`.
 */
export async function orderForCustomer(ctx: Ctx, input: CheckoutInput): Promise<Order> {
  const { id: placedBy } = adminOf(ctx)
  return orderAsQuoted(ctx, input, { buyer: await customerOf(ctx, input.email), placedBy })
}

/** The account that proved this e-mail address, else a guest. Such an order joins the account once the address is proved. */
async function customerOf(ctx: Ctx, email: string): Promise<Buyer> {
  const { rows } = await sql<{ userId: string }>`
    select id as "userId" from users where email = ${email} and email_verified`.execute(ctx.db)
  return rows[0] ?? { email, from: '' }
}
