import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { typedOrderNumber } from '#domain/orders'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { listToDo } from './list-to-do.ts'
import type { OrderToDo } from './schema.ts'

/**
 * The paid order of that number, or of a parcel that its carrier knows by that number. For admins.
 * @throws Problem 404 for none, 409 `not-paid`
 */
export async function findToDo(ctx: Ctx, code: string): Promise<OrderToDo> {
  adminOf(ctx)
  const { rows } = await sql<{ number: string }>`
    select number from orders where number = ${typedOrderNumber(code) ?? code.trim()}
    union all
    select o.number from parcel p join orders o on o.id = p.order_id where p.tracking = ${code.trim()} limit 1`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound('order')
  const { items } = await listToDo(ctx, { list: 'pick', number: [rows[0].number], limit: 1 })
  if (!items[0]) throw conflict('not-paid', phrase('refusal.notPaidYet'))
  return items[0]
}
