import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { checkRefund } from '../refunds/send-refund.ts'
import { checkPayment } from '../paying/check-payment.ts'
import { noteDispute } from './note-dispute.ts'
import { noteForeignRefund } from '../refunds/note-foreign-refund.ts'

const SOON_MS = 3000

type Row = {
  id: string
  payment_id: string | null
  refund_id: string | null
  our_refund_id: string | null
  dispute_id: string | null
}

/**
 * Handles one event of the inbox. An event only says that something happened to a payment, a refund or a dispute; the provider is asked for
 * its current state. So events may come late, twice, or in the wrong order.
 */
export async function handleEvent(ctx: Ctx, { eventId }: { eventId: string }): Promise<void> {
  const { rows } = await sql<Row>`
    select e.id, e.refund_id, e.dispute_id, (select id from payment p where p.intent_id = e.intent_id) as payment_id,
      (select id from refund r where r.provider_id = e.refund_id) as our_refund_id
    from provider_event e where id = ${eventId} and handled_at is null`.execute(ctx.db)
  const event = rows[0]
  if (!event) return
  try {
    if (event.payment_id) await checkPayment(ctx, { paymentId: event.payment_id })
    if (event.dispute_id) await noteDispute(ctx, event.dispute_id)
    if (event.our_refund_id) await checkRefund(ctx, { refundId: event.our_refund_id })
    else if (event.refund_id && !(await noteForeignRefund(ctx, event.refund_id))) return handleLater(ctx, eventId)
  } catch (err) {
    await note(ctx, eventId, null, String(err))
    throw err
  }
  await note(ctx, eventId, ctx.clock.now(), null)
}

/** Soon, once; from then on the job `reconcile-payments` queues it. */
async function handleLater(ctx: Ctx, eventId: string): Promise<void> {
  const { rows } = await sql<{ attempts: number }>`
    update provider_event set attempts = attempts + 1 where id = ${eventId} returning attempts`.execute(ctx.db)
  if (rows[0]!.attempts > 1) return
  const startAfter = new Date(ctx.clock.now().getTime() + SOON_MS)
  await ctx.jobs.send(ctx.db, 'handle-event', { eventId }, { startAfter })
}

async function note(ctx: Ctx, eventId: string, handledAt: Date | null, error: string | null) {
  await sql`
    update provider_event set attempts = attempts + 1, handled_at = ${handledAt}, error = ${error}
    where id = ${eventId} and handled_at is null`.execute(ctx.db)
}
