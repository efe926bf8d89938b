import { z } from 'zod'
import { invalid } from './errors.ts'
import { findCharge, findDispute, findIntent } from './find.ts'
import { now } from '../service/now.ts'
import { newId } from './ids.ts'
import type { Dispute } from './types.ts'
import type { Work } from './work.ts'

const ANSWER_DAYS = 7
const DAY_S = 24 * 60 * 60

export const openedDispute = z.strictObject({
  reason: z.enum(['fraudulent', 'product_not_received', 'duplicate', 'general']).default('fraudulent'),
})
export const movedDispute = z.strictObject({ status: z.enum(['under_review', 'won', 'lost']) })

/** The buyer asks the bank for all that was charged and not refunded; the bank takes it from the shop at once. */
export function openDispute(work: Work, intentId: string, { reason }: z.infer<typeof openedDispute>): Dispute {
  const intent = findIntent(work, intentId)
  if (intent.status !== 'succeeded' || !intent.latest_charge) throw invalid('This payment has no charge to dispute.')
  const charge = findCharge(work, intent.latest_charge)
  if (charge['disputed']) throw invalid('This charge is disputed already.')
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    evidence_details: {
      due_by: now() + ANSWER_DAYS * DAY_S,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: 'needs_response',
  }
  work.put('dispute', dispute.id, dispute)
  work.put('charge', charge.id, { ...charge, disputed: true })
  work.event('charge.dispute.created', dispute)
  work.event('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The shop has answered (`under_review`), or the bank has decided. */
export function moveDispute(work: Work, id: string, { status }: z.infer<typeof movedDispute>): Dispute {
  const dispute = findDispute(work, id)
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('This dispute is over.')
  const moved: Dispute = { ...dispute, status }
  work.put('dispute', id, moved)
  const isOver = status !== 'under_review'
  work.event(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', moved, { status: dispute.status })
  if (status === 'won') work.event('charge.dispute.funds_reinstated', moved)
  return moved
}
