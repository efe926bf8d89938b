import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { cancelUnits } from '../cancel-units.ts'
import { noteOnOrder } from '../move-order.ts'
import { creditOf } from '../placing/order-totals.ts'
import { cameAndWent, type ChangedLine, endChange, linesOfChange, type OrderChange } from './order-change.ts'
import { lockPartsOf } from '../lock-parts-of.ts'
import type { OrderRow } from '../order.ts'

/**
 * Makes a change of a locked order that is paid, or for which nothing is owed: its lines, its total and its history. What goes
 * returns to stock; what comes was held before.
 */
export async function applyChange(ctx: Ctx, order: OrderRow, change: OrderChange): Promise<void> {
  await lockPartsOf(ctx, order)
  const lines = await linesOfChange(ctx, change.id)
  await addUnits(ctx, order, change.id)
  const goes = lines.filter(({ quantity }) => quantity < 0)
  if (goes.length > 0) await cancelUnits(ctx, order, goes.map(asUnits))
  const { kind, code, amount } = creditOf(change.credit)
  if (amount < 0)
    await sql`insert into adjustment (order_id, kind, code, amount) values (${order.id}, ${kind}, ${code}, ${amount})`.execute(
      ctx.db,
    )
  await sql`update orders set total = total + ${change.owed} where id = ${order.id}`.execute(ctx.db)
  await endChange(ctx, order, change, 'made')
  const why = change.why === null ? {} : { why: change.why }
  await noteOnOrder(ctx, order, { code: 'changed', params: cameAndWent(lines), ...why })
}

const asUnits = ({ position, quantity }: ChangedLine) => ({ line: position!, quantity: -quantity })

async function addUnits(ctx: Ctx, order: OrderRow, changeId: string): Promise<void> {
  await sql`
    update order_line l set quantity = l.quantity + c.quantity from order_change_line c
    where c.change_id = ${changeId} and c.line_id = l.id and c.quantity > 0`.execute(ctx.db)
  await sql`
    insert into order_line (order_id, position, part_id, number, name, brand, price, quantity, img, fit)
    select ${order.id}, last.position + row_number() over (order by c.position), c.part_id, c.number, c.name, c.brand,
      c.price, c.quantity, c.img, c.fit
    from order_change_line c, (select max(position) as position from order_line where order_id = ${order.id}) last
    where c.change_id = ${changeId} and c.line_id is null`.execute(ctx.db)
}
