import { phrase } from '#common/phrase'
import {
  applyChange,
  cameAndWent,
  isPacked,
  judgeLines,
  linesOfChange,
  lockOrder,
  mustBeSettled,
  noteOnOrder,
  type OrderRow,
  proposeChange,
  refuseChangedLines,
} from '#domain/orders'
import { type ChangeLinesInput, itemsOf } from '#domain/orders/schema'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { leftOf, receivedPayments, sendBack } from '../refunds/send-back.ts'

/**
 * An admin changes lines of a paid order of which nothing is packed. What is then paid too much goes back at once. What is
 * missing its buyer pays by the link in a mail; its units are held for `TELEPHONE_HOLD_MINUTES`, and the order stays as it is until then.
 * @throws Problem 409 `not-paid`, `wrong-state`, `owes-money`, `packed`, or as `proposeChange`; 409 `fit` as for an order; 412 as
 *   `refuseChangedLines`
 */
export async function changeLines(ctx: Ctx, id: string, { add, ...asked }: ChangeLinesInput): Promise<void> {
  adminOf(ctx)
  const judged = add ? await judgeLines(ctx, { items: itemsOf(add), lines: add }, 'add') : []
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    await refuseUnchangeable(ctx, order)
    await refuseChangedLines(ctx, id, [...(asked.less ?? []), ...(asked.more ?? [])])
    const { change, back } = await proposeChange(ctx, order, { ...asked, add: judged })
    const { owed } = change
    const why = change.why ?? undefined
    const units = cameAndWent(await linesOfChange(ctx, change.id))
    const after = { owed, ...units }
    await recordAudit(ctx, { what: 'order.change', id, before: null, after, ...(why !== undefined && { why }) })
    if (owed > 0) {
      await noteOnOrder(ctx, order, { code: 'change-owed', params: after, ...(why !== undefined && { why }) })
      await ctx.jobs.send(ctx.db, 'order-mail', { orderId: id, kind: 'owed', units, amount: owed, why })
    } else {
      await applyChange(ctx, order, change)
      const payments = await receivedPayments(ctx, id)
      // An admin may have sent money back before.
      const amount = Math.min(back, leftOf(payments))
      await sendBack(ctx, payments, amount, { code: 'changed', params: units })
      await ctx.jobs.send(ctx.db, 'order-mail', { orderId: id, kind: 'changed', units, amount, why })
    }
  })
}

async function refuseUnchangeable(ctx: Ctx, order: OrderRow): Promise<void> {
  mustBeSettled(order)
  if (await isPacked(ctx, order.id)) throw conflict('packed', phrase('refusal.packedNotChanged'))
}
