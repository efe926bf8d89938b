import { join } from 'node:path'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import { createThread } from '#platform/thread'
import type { drawInvoice } from './draw-invoice.ts'
import { sentBackOf } from '../sent-back.ts'
import { showOrder } from '../reading/show-order.ts'

type Invoice = { filename: string; pdf: Buffer }

const thread: typeof drawInvoice = createThread(join(import.meta.dirname, 'invoice-thread.ts'), {
  waiting: 40,
  patienceMs: 10_000,
})

/**
 * The invoice of a paid order as PDF, with what was sent back by now, for its buyer and admins. 404 as `showOrder`,
 * 409 `not-paid`, 503 while too many callers wait.
 */
export async function printInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  const order = await showOrder(ctx, id)
  if (!order.paidAt) throw conflict('not-paid', phrase('refusal.noInvoiceYet'))
  const sentBack = await sentBackOf(ctx, id)
  const { SHOP_NAME: shop, SELLER: seller, prices } = ctx.config
  const pdf = await thread({ order, sentBack, shop, seller, prices })
  return { filename: `invoice-${order.orderNumber}.pdf`, pdf: Buffer.from(pdf) }
}
