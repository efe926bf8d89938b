import { now } from '../service/now.ts'
import { newId } from './ids.ts'
import type { Decline } from './test-cards.ts'
import type { Charge, PaymentIntent, PaymentMethod, StripeErrorBody } from './types.ts'
import type { Work } from './work.ts'

/** Charges the card for the whole amount of the payment, and records both. */
export function succeed(work: Work, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const charge = newCharge(intent, method)
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  }
  work.put('charge', charge.id, charge)
  work.put('payment_intent', paid.id, paid)
  work.event('charge.succeeded', charge)
  work.event('payment_intent.succeeded', paid)
  return paid
}

/** Records a declined charge; the payment needs another card. Returns the error to answer with. */
export function decline(work: Work, intent: PaymentIntent, method: PaymentMethod, why: Decline): StripeErrorBody {
  const blocked = why.declineCode === 'fraudulent'
  const charge: Charge = {
    ...newCharge(intent, method),
    amount_captured: 0,
    captured: false,
    failure_code: why.code,
    failure_message: why.message,
    outcome: {
      network_status: blocked ? 'not_sent_to_network' : 'declined_by_network',
      reason: why.declineCode,
      risk_level: blocked ? 'highest' : 'normal',
      seller_message: blocked
        ? 'Stripe blocked this payment as too risky.'
        : 'The bank did not return any further details with this decline.',
      type: blocked ? 'blocked' : 'issuer_declined',
    },
    paid: false,
    status: 'failed',
  }
  const error: StripeErrorBody = {
    type: 'card_error',
    code: why.code,
    decline_code: why.declineCode,
    doc_url: `https://docs.stripe.com/error-codes/${why.code.replaceAll('_', '-')}`,
    message: why.message,
    ...(why.param && { param: why.param }),
    charge: charge.id,
    payment_method: method,
  }
  work.put('charge', charge.id, charge)
  work.event('charge.failed', charge)
  const failed = fail(work, { ...intent, latest_charge: charge.id }, error)
  return { ...error, payment_intent: failed }
}

/** Records what went wrong with a payment, which needs another card. */
export function fail(work: Work, intent: PaymentIntent, error: StripeErrorBody): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  }
  work.put('payment_intent', failed.id, failed)
  work.event('payment_intent.payment_failed', failed)
  return failed
}

function newCharge(intent: PaymentIntent, method: PaymentMethod): Charge {
  const id = newId('ch')
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    balance_transaction: newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: true,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    shipping: intent.shipping,
    status: 'succeeded',
  }
}
