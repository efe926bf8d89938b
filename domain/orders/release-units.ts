import { sql } from 'kysely'
import { returnStock, type Wanted } from '#domain/catalogue'
import { freeAllocation } from '#domain/places'
import type { Ctx } from '#platform/context'
import type { OrderRow } from './order.ts'

/**
 * Gives up units of a locked order, first those that have not come in; the others return to stock and to the places that they
 * came from. Its holds get smaller. Parts are locked
 * before holds, as deleting a part does.
 */
export async function releaseUnits(
  ctx: Ctx,
  order: OrderRow,
  units: readonly { partId: number | null; quantity: number }[],
): Promise<void> {
  const ids = units.flatMap(({ partId }) => partId ?? [])
  const { rows: held } = await sql<{ partId: number; waiting: number }>`
    select part_id as "partId", waiting from hold where order_id = ${order.id} and part_id = any(${ids})`.execute(
    ctx.db,
  )
  const parts = held.map(({ partId, waiting }) => {
    const ofPart = units.filter((unit) => unit.partId === partId)
    const quantity = ofPart.reduce((sum, { quantity }) => sum + quantity, 0)
    return { partId, quantity, waiting: Math.min(waiting, quantity) }
  })
  const there: Wanted[] = parts
    .map(({ partId, quantity, waiting }) => ({ partId, quantity: quantity - waiting }))
    .filter(({ quantity }) => quantity > 0)
  await freeAllocation(ctx, order.id, await returnStock(ctx, there))
  await sql`
    with less as (
      select * from unnest(${parts.map(({ partId }) => partId)}::int[], ${parts.map(({ quantity }) => quantity)}::int[],
        ${parts.map(({ waiting }) => waiting)}::int[]) as l (part_id, quantity, waiting)
    ), gone as (
      delete from hold h using less l where h.order_id = ${order.id} and h.part_id = l.part_id and h.quantity = l.quantity
    )
    update hold h set quantity = h.quantity - l.quantity, waiting = h.waiting - l.waiting from less l
    where h.order_id = ${order.id} and h.part_id = l.part_id and h.quantity > l.quantity`.execute(ctx.db)
}
