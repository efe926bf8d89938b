import { phrase } from '#common/phrase'
import { cancelOrder, cancelUnits, lockOrder, mustBeSettled, noteOnOrder, refuseChangedLines } from '#domain/orders'
import type { CancelLinesInput } from '#domain/orders/schema'
import { isAdmin } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { leftOf, receivedPayments, sendBack } from '../refunds/send-back.ts'

/**
 * Cancels units of a paid order and refunds their price; what was charged for shipping stays, unless nothing is left of the
 * order, which then is cancelled as a whole. Its buyer may while nothing of it is packed, admins what is not packed.
 * @throws Problem 409 `not-paid`, `wrong-state`, `owes-money` or `packed`; 400 at lines of which fewer are left; 412 as
 *   `refuseChangedLines`
 */
export async function cancelLines(ctx: Ctx, id: string, { lines, reason: why }: CancelLinesInput): Promise<void> {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    mustBeSettled(order, { notPaid: phrase('refusal.cancelWholeUnpaid') })
    await refuseChangedLines(ctx, id, lines)
    const cancelled = await cancelUnits(ctx, order, lines)
    if (!cancelled) return cancelOrder(ctx, id, why)
    const reason = { code: 'lines-cancelled', params: { lines: cancelled.lines }, why } as const
    await noteOnOrder(ctx, order, reason)
    if (isAdmin(ctx)) await recordAudit(ctx, { what: 'order.cancel-lines', id, before: null, after: cancelled, why })
    // An admin may have sent money back before.
    const payments = await receivedPayments(ctx, id)
    const amount = Math.min(cancelled.amount, leftOf(payments))
    await sendBack(ctx, payments, amount, reason)
    const mail = { orderId: id, kind: 'lines-cancelled', units: cancelled.lines, amount, why } as const
    await ctx.jobs.send(ctx.db, 'order-mail', mail)
  })
}
