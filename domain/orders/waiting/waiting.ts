import { sql } from 'kysely'
import { lastLinesWait } from './last-lines-wait.ts'
import type { OrderLine } from '../schema.ts'

/** Units of a part of an order that have not come in, and the day for which they were promised. */
export type WaitingUnits = { partId: string; quantity: number; due: string }

/** What an order waits for, as JSON, of `orders o`; null: nothing. */
export const waitingOfOrder = sql`(
  select jsonb_agg(jsonb_build_object('partId', h.part_id::text, 'quantity', h.waiting, 'due', h.due))
  from hold h where h.order_id = o.id and h.waiting > 0) as waiting`

/** Lines with what of them waits. */
export function withWaiting(lines: OrderLine[], waiting: readonly WaitingUnits[]): OrderLine[] {
  if (waiting.length === 0) return lines
  const dueOf = new Map(waiting.map(({ partId, due }) => [partId, due]))
  const units = lastLinesWait(
    lines,
    new Map(waiting.map(({ partId, quantity }) => [partId, quantity])),
    ({ partId, quantity, cancelled = 0 }) => ({ part: partId ?? '', units: quantity - cancelled }),
  )
  return lines.map((line, n) =>
    units[n] ? { ...line, waits: { quantity: units[n], due: dueOf.get(line.partId!)! } } : line,
  )
}
