import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { isAdmin } from '#platform/access'
import type { Ctx } from '#platform/context'
import { conflict, type Fields, invalid } from '#platform/errors'
import { unitsInNoParcel } from './parcels/in-no-parcel.ts'
import { noteReady } from './parcels/note-ready.ts'
import { noteFilled } from './parcels/note-sent.ts'
import type { OrderRow } from './order.ts'
import { releaseUnits } from './release-units.ts'
import { carOfLine, forPeople, type Units } from './units-for-people.ts'
import { promiseLeft } from './waiting/promise-left.ts'

/** Units of a line to cancel; `line` counts the order's lines from 0. */
type LineUnits = { line: number; quantity: number }

type Line = {
  id: string
  partId: number | null
  number: string
  name: string
  car: string | null
  price: number
  left: number
  open: number
  waiting: number
}

/** What was cancelled, for people; and its price, in the smallest unit. */
export type CancelledUnits = { lines: Units[]; amount: number }

/**
 * Cancels units of a locked, paid order that are not packed, first those that have not come in yet; the others go back
 * to where they came from. Its buyer may do so while nothing of it is packed, and later with what has not come in;
 * admins may always. Null: that would be all that is left of it, so it changes nothing; cancel the order instead.
 * @throws Problem 409 `packed`, 400 at the lines of which fewer are left
 */
export async function cancelUnits(ctx: Ctx, order: OrderRow, wanted: LineUnits[]): Promise<CancelledUnits | null> {
  const lines = await readLines(ctx, order.id)
  if (!isAdmin(ctx) && lines.some(({ left, open }) => open < left) && !onlyWaits(lines, wanted)) throw alreadyPacked()
  refuseTooMany(lines, wanted)
  const units = wanted.map(({ line, quantity }) => ({ ...lines[line]!, quantity }))
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  if (sum(units.map(({ quantity }) => quantity)) === sum(lines.map(({ left }) => left))) return null
  await releaseUnits(ctx, order, units)
  await sql`
    update order_line set cancelled = cancelled + u.quantity
    from unnest(${units.map(({ id }) => id)}::bigint[], ${units.map(({ quantity }) => quantity)}::int[]) as u (id, quantity)
    where order_line.id = u.id`.execute(ctx.db)
  if (units.some(({ waiting }) => waiting > 0)) await promiseLeft(ctx, order)
  await noteFilled(ctx, order.id)
  await noteReady(ctx, order)
  return {
    lines: units.map(forPeople),
    amount: sum(units.map(({ price, quantity }) => price * quantity)),
  }
}

/** 409: the units lie in a parcel, so they cannot be cancelled. */
export const alreadyPacked = () => conflict('packed', phrase('refusal.packedNotCancelled'))

/** Whether none of these units has come in yet. */
const onlyWaits = (lines: readonly Line[], wanted: readonly LineUnits[]) =>
  lines.every(({ partId, waiting }) => {
    const ofPart = wanted.filter(({ line }) => lines[line]?.partId === partId)
    return ofPart.reduce((sum, { quantity }) => sum + quantity, 0) <= waiting
  })

/** `left`: not cancelled; `open`: not packed either; `waiting`: units of the part, over all lines, that have not come in. */
async function readLines(ctx: Ctx, orderId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, part_id as "partId", number, name, ${carOfLine(sql`l`, sql`l.order_id`)} as car, price,
      quantity - cancelled as left,
      ${unitsInNoParcel} as open,
      coalesce((select waiting from hold where order_id = l.order_id and part_id = l.part_id), 0) as waiting
    from order_line l where order_id = ${orderId} order by position`.execute(ctx.db)
  return rows
}

function refuseTooMany(lines: readonly Line[], wanted: readonly LineUnits[]): void {
  const wrong: Fields = {}
  for (const [n, { line, quantity }] of wanted.entries()) {
    const known = lines[line]
    if (!known) wrong[`lines.${n}.line`] = phrase('refusal.noSuchLine')
    else if (quantity > known.open) wrong[`lines.${n}.quantity`] = phrase('refusal.fewerToCancel', known.open)
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
