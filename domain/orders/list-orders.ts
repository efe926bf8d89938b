import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isAdmin, userOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { forbidden } from '#platform/errors'
import { type OrderPage, orderPage, type Page } from './order-pages.ts'

/** The caller's own orders, newest first. An admin may name anybody's e-mail address. */
export async function listOrders(ctx: Ctx, { email, ...page }: Page & { email?: string }): Promise<OrderPage> {
  const user = userOf(ctx)
  if (email === undefined || email === user.email)
    return orderPage(ctx, sql`o.user_id = ${user.id} and o.deleted_at is null`, page)
  if (!isAdmin(ctx)) throw forbidden(phrase('refusal.foreignOrders'))
  return orderPage(ctx, sql`o.email = ${email} and o.deleted_at is null`, page)
}
