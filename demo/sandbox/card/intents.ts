import { now } from '../service/now.ts'
import { randomText } from '../service/random-text.ts'
import { newId } from './ids.ts'
import { invalid } from './errors.ts'
import { mergeMetadata, onlyKnown, required, text, whole, type Params } from './form.ts'
import { confirmIntent } from './confirm.ts'
import { findIntent } from './find.ts'
import { namedMethod } from './methods.ts'
import type { PaymentIntent } from './types.ts'
import type { Work } from './work.ts'

const CURRENCIES = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase())
const MINIMUM = 50
const MAXIMUM = 99_999_999
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const CHANGEABLE = [
  'amount',
  'currency',
  'description',
  'expand',
  'metadata',
  'payment_method',
  'receipt_email',
  'shipping',
]
const CREATABLE = [
  ...CHANGEABLE,
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'payment_method_data',
  'payment_method_types',
  'return_url',
  'statement_descriptor_suffix',
  'use_stripe_sdk',
]
const CANCEL_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']

/** `POST /v1/payment_intents`. */
export function createIntent(work: Work, params: Params, hold: (id: string) => boolean): PaymentIntent {
  onlyKnown(params, CREATABLE)
  if (text(params, 'capture_method') === 'manual') {
    throw invalid('The sandbox captures at once: capture_method may not be manual.', { param: 'capture_method' })
  }
  const currency = required(params, 'currency').toLowerCase()
  if (!CURRENCIES.includes(currency)) {
    throw invalid(`Invalid currency: ${currency}. The sandbox supports these currencies: ${CURRENCIES.join(', ')}`, {
      param: 'currency',
    })
  }
  const id = newId('pi')
  const methodId = text(params, 'payment_method')
  const types = params.payment_method_types as string[] | undefined
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: amountOf(params, currency),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    automatic_payment_methods: types ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: text(params, 'confirmation_method') ?? 'automatic',
    created: now(),
    currency,
    customer: null,
    description: text(params, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: methodId ? namedMethod(work, methodId).id : null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: types ?? ['card'],
    processing: null,
    receipt_email: text(params, 'receipt_email') ?? null,
    setup_future_usage: null,
    shipping: params.shipping ?? null,
    statement_descriptor: null,
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix') ?? null,
    status: methodId ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  work.put('payment_intent', id, intent)
  work.event('payment_intent.created', intent)
  if (text(params, 'confirm') !== 'true') return intent
  const { payment_method_data, return_url, use_stripe_sdk } = params
  return confirmIntent(work, id, { payment_method_data, return_url, use_stripe_sdk } as Params, hold)
}

/** `POST /v1/payment_intents/:id`. The amount may change only while nothing is charged. */
export function updateIntent(work: Work, id: string, params: Params): PaymentIntent {
  onlyKnown(params, CHANGEABLE)
  const intent = findIntent(work, id)
  const touchesMoney = ['amount', 'currency', 'payment_method'].find((name) => params[name] !== undefined)
  if (touchesMoney && !OPEN.includes(intent.status)) {
    throw invalid(
      `This PaymentIntent's ${touchesMoney} could not be updated because it has a status of ${intent.status}. You may only ` +
        `update the ${touchesMoney} of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  const methodId = text(params, 'payment_method')
  const updated: PaymentIntent = {
    ...intent,
    amount: params.amount === undefined ? intent.amount : amountOf(params, intent.currency),
    description: params.description === undefined ? intent.description : (text(params, 'description') ?? null),
    metadata: mergeMetadata(intent.metadata, params.metadata),
    receipt_email: params.receipt_email === undefined ? intent.receipt_email : (text(params, 'receipt_email') ?? null),
    shipping: params.shipping === undefined ? intent.shipping : params.shipping,
    ...(methodId && { payment_method: namedMethod(work, methodId).id, status: 'requires_confirmation' as const }),
  }
  work.put('payment_intent', id, updated)
  return updated
}

/** `POST /v1/payment_intents/:id/cancel`. */
export function cancelIntent(work: Work, id: string, params: Params): PaymentIntent {
  onlyKnown(params, ['cancellation_reason', 'expand'])
  const intent = findIntent(work, id)
  const reason = text(params, 'cancellation_reason') ?? null
  if (reason && !CANCEL_REASONS.includes(reason)) {
    throw invalid(`Invalid cancellation_reason: must be one of ${CANCEL_REASONS.join(', ')}`, {
      param: 'cancellation_reason',
    })
  }
  if (!OPEN.includes(intent.status)) {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of ` +
        `the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, ` +
        `requires_action, processing.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: reason,
    next_action: null,
  }
  work.put('payment_intent', id, canceled)
  work.event('payment_intent.canceled', canceled)
  return canceled
}

function amountOf(params: Params, currency: string): number {
  const amount = whole(required(params, 'amount'), 'amount')
  if (amount < MINIMUM) {
    throw invalid(`Amount must be at least $0.50 ${currency}`, { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > MAXIMUM) {
    throw invalid(`Amount must be no more than $999,999.99`, { code: 'amount_too_large', param: 'amount' })
  }
  return amount
}
