import { sql } from 'kysely'
import type { OrderLine } from './schema.ts'

/** Units of a part of an order that have not come in, and the day for which they were promised. */
export type WaitingUnits = { partId: string; quantity: number; due: string }

/** What an order waits for, as JSON, of `orders o`; null: nothing. */
export const waitingOfOrder = sql`(
  select jsonb_agg(jsonb_build_object('partId', h.part_id::text, 'quantity', h.waiting, 'due', h.due))
  from hold h where h.order_id = o.id and h.waiting > 0) as waiting`

/** Lines with what of them waits: of several lines of a part, the last ones wait first. */
export function withWaiting(lines: OrderLine[], waiting: readonly WaitingUnits[]): OrderLine[] {
  if (waiting.length === 0) return lines
  const left = new Map(waiting.map(({ partId, quantity }) => [partId, quantity]))
  const dueOf = new Map(waiting.map(({ partId, due }) => [partId, due]))
  return lines
    .toReversed()
    .map((line) => {
      const { partId, cancelled = 0 } = line
      const units = Math.min(left.get(partId ?? '') ?? 0, line.quantity - cancelled)
      if (partId === null || units === 0) return line
      left.set(partId, left.get(partId)! - units)
      return { ...line, waits: { quantity: units, due: dueOf.get(partId)! } }
    })
    .toReversed()
}
