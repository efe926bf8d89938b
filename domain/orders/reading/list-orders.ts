import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isAdmin, userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { forbidden } from '#platform/errors'
import { type OrderPage, orderPage, type Page } from './order-pages.ts'

type Wanted = Page & { email?: string; car?: number }

/** Orders `o` with a line for that car; where no line names a car, those that were ordered for it. */
const isFor = (car: number) => sql`case
  when exists (select from order_line where order_id = o.id and fit is not null)
  then exists (select from order_line where order_id = o.id and (fit ->> 'car')::int = ${car})
  else (o.vehicle ->> 'car')::int = ${car} end`

/**
 * The caller's own orders, newest first; with `car`, a base vehicle's id, only those for it. An admin may name anybody's
 * e-mail address.
 */
export async function listOrders(ctx: Ctx, { email, car, ...page }: Wanted): Promise<OrderPage> {
  const user = userOf(ctx)
  const listed = sql`o.deleted_at is null and ${car === undefined ? sql`true` : isFor(car)}`
  if (email === undefined || email === user.email)
    return orderPage(ctx, sql`o.user_id = ${user.id} and ${listed}`, page)
  if (!isAdmin(ctx)) throw forbidden(phrase('refusal.foreignOrders'))
  return orderPage(ctx, sql`o.email = ${email} and ${listed}`, page)
}
