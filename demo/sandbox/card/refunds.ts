import { invalid, missing } from './errors.ts'
import { findCharge, findIntent, findRefund } from './find.ts'
import { mergeMetadata, onlyKnown, text, whole, type Params } from './form.ts'
import { now } from '../service/now.ts'
import { newId } from './ids.ts'
import { money } from '../money.ts'
import type { Charge, Refund } from './types.ts'
import type { Work } from './work.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer']

/** `POST /v1/refunds`: all that is left, or `amount` cents of it. */
export function createRefund(work: Work, params: Params): Refund {
  onlyKnown(params, ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'])
  const reason = text(params, 'reason') ?? null
  if (reason && !REASONS.includes(reason)) {
    throw invalid(`Invalid reason: must be one of ${REASONS.join(', ')}`, { param: 'reason' })
  }
  const charge = chargeToRefund(work, params)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  const given = text(params, 'amount')
  const amount = given === undefined ? left : whole(given, 'amount')
  if (amount > left) {
    throw invalid(
      `Refund amount (${money(amount, charge.currency)}) is greater than ${
        charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount'
      } (${money(left, charge.currency)})`,
      { param: 'amount' },
    )
  }
  return record(work, charge, amount, reason, params)
}

/** `POST /v1/refunds/:id`: only metadata. */
export function updateRefund(work: Work, id: string, params: Params): Refund {
  onlyKnown(params, ['expand', 'metadata'])
  const refund = findRefund(work, id)
  const updated = { ...refund, metadata: mergeMetadata(refund.metadata, params.metadata) }
  work.put('refund', id, updated)
  work.event('refund.updated', updated, { metadata: refund.metadata })
  return updated
}

/** The bank sends a refund back, as it may days later: the money is the shop's again. */
export function failRefund(work: Work, id: string): Refund {
  const refund = findRefund(work, id)
  if (refund.status === 'failed') throw invalid('This refund has failed already.')
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  const charge = findCharge(work, refund.charge)
  const amount_refunded = charge.amount_refunded - refund.amount
  work.put('refund', id, failed)
  work.put('charge', charge.id, { ...charge, amount_refunded, refunded: false })
  work.event('refund.failed', failed, { status: refund.status })
  return failed
}

function chargeToRefund(work: Work, params: Params): Charge {
  const chargeId = text(params, 'charge')
  const intentId = text(params, 'payment_intent')
  if (!chargeId && !intentId) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  }
  const id = chargeId ?? findIntent(work, intentId!).latest_charge
  const charge = id ? work.get<Charge>('charge', id) : undefined
  if (chargeId && !charge) throw missing('charge', chargeId, 'charge')
  if (!charge?.paid) {
    throw invalid(
      `This PaymentIntent (${intentId ?? charge?.payment_intent}) does not have a successful charge to refund.`,
    )
  }
  return charge
}

function record(work: Work, charge: Charge, amount: number, reason: string | null, params: Params): Refund {
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  const refunded = charge.amount_refunded + amount
  const changed: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured }
  work.put('refund', refund.id, refund)
  work.put('charge', charge.id, changed)
  work.event('refund.created', refund)
  work.event('charge.refunded', changed, { amount_refunded: charge.amount_refunded, refunded: charge.refunded })
  work.event('refund.updated', refund, { destination_details: { card: { reference_status: 'pending' } } })
  return refund
}
