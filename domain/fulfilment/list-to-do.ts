import { type RawBuilder, sql } from 'kysely'
import { dueDay, isLate, readOrders, typedOrderNumber } from '#domain/orders'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { TO_DO, type OrderToDo, type ToDoCounts, type ToDoInput } from './schema.ts'
import { ofPart } from './of-part.ts'
import { isOn } from './to-do-lists.ts'
import { unitsToPack } from './units-to-pack.ts'

type Found = { id: string; micros: number; due: string; isLate: boolean }

/**
 * One page of the orders of which something is to be done, the one that was paid first comes first. For admins. 404 for the number of a
 * part that none has.
 */
export async function listToDo(ctx: Ctx, input: ToDoInput): Promise<{ items: OrderToDo[]; next: string | null }> {
  adminOf(ctx)
  const after = afterCursor(input.cursor, ['o.paid_at', 'o.id'], 'oldest-first')
  const where = await meant(ctx, input)
  const { rows } = await sql<Found>`
    select o.id, ${microsOf('o.paid_at')} as micros, ${asLate(ctx)}
    from orders o where ${where} and ${after} order by o.paid_at, o.id limit ${input.limit + 1}`.execute(ctx.db)
  const { page, next } = pageOf(rows, input.limit, (row) => row)
  return { items: await withUnits(ctx, page), next }
}

/** The orders `o` that are asked for. */
async function meant(ctx: Ctx, { list, number, part, place }: ToDoInput): Promise<RawBuilder<unknown>> {
  if (part !== undefined) return ofPart(ctx, part)
  if (number.length === 0) return isOn(ctx, list, place)
  const numbers = number.map((typed) => typedOrderNumber(typed) ?? typed.trim())
  return sql`o.paid_at is not null and o.number = any(${numbers})`
}

const asLate = (ctx: Ctx): RawBuilder<unknown> => sql`
  to_char(${dueDay(ctx)}, 'YYYY-MM-DD') as due, (${isLate(ctx)}) as "isLate"`

async function withUnits(ctx: Ctx, found: readonly Found[]): Promise<OrderToDo[]> {
  const ids = found.map(({ id }) => id)
  const [orders, units] = await Promise.all([readOrders(ctx, ids), unitsToPack(ctx, ids)])
  const ofOrder = Map.groupBy(units, ({ orderId }) => orderId)
  return orders.map((order, n) => ({
    ...order,
    toPack: (ofOrder.get(order._id) ?? []).map(({ line, quantity, place, shelf }) => ({
      line,
      quantity,
      place,
      shelf,
    })),
    due: found[n]!.due,
    isLate: found[n]!.isLate,
  }))
}

/** How many orders stand on each list; of one place, where that is asked. For admins. */
export async function countToDo(ctx: Ctx, place?: number): Promise<ToDoCounts> {
  adminOf(ctx)
  const counts = TO_DO.map(
    (list) => sql`(select count(*)::int from orders o where ${isOn(ctx, list, place)}) as ${sql.ref(list)}`,
  )
  const { rows } = await sql<ToDoCounts>`select ${sql.join(counts)}`.execute(ctx.db)
  return rows[0]!
}
