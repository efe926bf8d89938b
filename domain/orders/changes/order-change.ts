import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { lockPartsOf } from '../lock-parts-of.ts'
import { nameOn, type OrderRow } from '../order.ts'
import { releaseUnits } from '../release-units.ts'
import { carOfLine, forPeople } from '../units-for-people.ts'

/**
 * A change of a paid order by an admin. Amounts are in the smallest unit: `owed` its buyer pays, `credit` is what goes
 * towards what comes.
 */
export type OrderChange = {
  id: string
  order_id: string
  owed: number
  credit: number
  why: string | null
  pay_until: Date
  withdrawn_by: string | null
}

/** A line of a change; `quantity` below zero: so many units go. `position` is that of the order's line; null: a new one. */
export type ChangedLine = {
  lineId: string | null
  position: number | null
  partId: number | null
  number: string
  name: string
  car: string | null
  price: number
  quantity: number
}

/** The change of a locked order that waits for its payment. */
export async function findOpenChange(ctx: Ctx, { id, owed }: OrderRow): Promise<OrderChange | undefined> {
  if (owed === 0) return undefined
  const { rows } = await sql<OrderChange>`
    select * from order_change where order_id = ${id} and ended_at is null`.execute(ctx.db)
  return rows[0]
}

/** The lines of a change in their order; `lineId` null: it is a new one. */
export async function linesOfChange(ctx: Ctx, changeId: string): Promise<ChangedLine[]> {
  const { rows } = await sql<ChangedLine>`
    select c.line_id::text as "lineId", l.position, c.part_id as "partId", c.number, c.name, c.price, c.quantity,
      ${carOfLine(sql`c`, sql`o.order_id`)} as car
    from order_change_line c join order_change o on o.id = c.change_id left join order_line l on l.id = c.line_id
    where c.change_id = ${changeId} order by c.position`.execute(ctx.db)
  return rows
}

/** What comes and what goes, for people. */
export const cameAndWent = (lines: readonly ChangedLine[]) => ({
  came: lines.filter(({ quantity }) => quantity > 0).map(forPeople),
  went: lines.filter(({ quantity }) => quantity < 0).map(forPeople),
})

/** Records who withdraws the open change of a locked order; its time to be paid is over. */
export async function giveChangeUp(ctx: Ctx, order: OrderRow, change: OrderChange): Promise<void> {
  await sql`
    update order_change set withdrawn_by = ${nameOn(ctx, order)}, pay_until = least(pay_until, ${ctx.clock.now()})
    where id = ${change.id}`.execute(ctx.db)
}

const BATCH = 100
const PAUSE_MS = 4 * 60_000

/**
 * Takes orders whose change was not paid in time, those first that were taken longest ago; each again after four minutes. So one
 * that cannot be dropped yet lets others go first. Returns their ids.
 */
export async function takeLapsed(ctx: Ctx): Promise<string[]> {
  const now = ctx.clock.now()
  const paused = new Date(now.getTime() - PAUSE_MS)
  const { rows } = await sql<{ orderId: string }>`
    update order_change set asked_at = ${now} where id in (
      select id from order_change
      where ended_at is null and pay_until <= ${now} and (asked_at is null or asked_at <= ${paused})
      order by asked_at nulls first, pay_until limit ${BATCH} for update skip locked)
    returning order_id as "orderId"`.execute(ctx.db)
  return rows.map(({ orderId }) => orderId)
}

/** Ends the open change of a locked order without making it: its units go back into stock. Answers what would have changed. */
export async function dropChange(
  ctx: Ctx,
  order: OrderRow,
  change: OrderChange,
  outcome: 'lapsed' | 'withdrawn',
): Promise<ChangedLine[]> {
  await lockPartsOf(ctx, order)
  const lines = await linesOfChange(ctx, change.id)
  await releaseUnits(
    ctx,
    order,
    lines.filter(({ quantity }) => quantity > 0),
  )
  await endChange(ctx, order, change, outcome)
  return lines
}

/** Records how a change of a locked order ended. The order then owes nothing. */
export async function endChange(
  ctx: Ctx,
  order: OrderRow,
  change: OrderChange,
  outcome: 'made' | 'lapsed' | 'withdrawn',
): Promise<void> {
  await sql`
    with ended as (
      update order_change set ended_at = ${ctx.clock.now()}, outcome = ${outcome} where id = ${change.id}
    )
    update orders set owed = 0 where id = ${order.id}`.execute(ctx.db)
}

/** The open change of `orders o`, as JSON. */
export const changeOfOrder = sql`(
  select jsonb_build_object('payUntil', c.pay_until, 'why', c.why, 'lines', (
    select jsonb_agg(jsonb_build_object('number', l.number, 'name', l.name, 'price', l.price, 'quantity', l.quantity,
      'car', ${carOfLine(sql`l`, sql`c.order_id`)}) order by l.position)
    from order_change_line l where l.change_id = c.id))
  from order_change c where c.order_id = o.id and c.ended_at is null) as change`
