import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { OrderedPart } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import type { OrderRow } from '../order.ts'

/**
 * Adds units that were just taken from stock to the holds of a locked, paid order. A part of its lines that has no hold was not counted
 * when it was ordered, and gets none. @throws Problem 409 `counted-since` for such a part that is counted now
 */
export async function growHolds(
  ctx: Ctx,
  order: OrderRow,
  lines: readonly { partId: number | null; left: number }[],
  parts: readonly OrderedPart[],
): Promise<void> {
  const { rows } = await sql<{ partId: number }>`
    select part_id as "partId" from hold where order_id = ${order.id}`.execute(ctx.db)
  const held = new Set(rows.map(({ partId }) => partId))
  const uncounted = new Set(
    lines.flatMap(({ partId, left }) => (partId && left > 0 && !held.has(partId) ? partId : [])),
  )
  const since = parts.find(({ partId, stock }) => stock !== null && uncounted.has(partId))
  if (since) throw conflict('counted-since', phrase('refusal.countedSince', since.name))
  const more = parts.filter(({ partId, stock }) => stock !== null || held.has(partId))
  await sql`
    insert into hold (order_id, part_id, quantity, state)
    select ${order.id}, part_id, quantity, 'claimed'
    from unnest(${more.map(({ partId }) => partId)}::int[], ${more.map(({ quantity }) => quantity)}::int[])
      as m (part_id, quantity)
    on conflict (order_id, part_id) do update set quantity = hold.quantity + excluded.quantity`.execute(ctx.db)
}
