import { decline, fail, succeed } from './charges.ts'
import { openDispute } from './disputes.ts'
import { invalid, StripeFailure } from './errors.ts'
import { findIntent } from './find.ts'
import { group, onlyKnown, text, type Params } from './form.ts'
import { newId } from './ids.ts'
import { behaviourOf, createMethod, namedMethod } from './methods.ts'
import type { Decline } from './test-cards.ts'
import type { PaymentIntent, PaymentMethod } from './types.ts'
import type { Work } from './work.ts'

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const KNOWN = [
  'client_secret',
  'error_on_requires_action',
  'expand',
  'expected_payment_method_type',
  'key',
  'mandate_data',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'shipping',
  'use_stripe_sdk',
]

/** A 3-D Secure step that waits for its answer. */
export type Challenge = { id: string; intent: string; method: string; returnUrl: string | null }

/** `POST /v1/payment_intents/:id/confirm`: charges, declines (402), or asks for 3-D Secure. */
export function confirmIntent(work: Work, id: string, params: Params, hold: (id: string) => boolean): PaymentIntent {
  onlyKnown(params, KNOWN)
  const intent = findIntent(work, id)
  if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, 'confirm')
  const method = methodOf(work, intent, params)
  const card = behaviourOf(work, method.id)
  if (card.challenge) return challenge(work, intent, method, params)
  if (hold(id)) return keepProcessing(work, intent, method)
  return charge(work, intent, method)
}

/** Ends a 3-D Secure step. Throws 402 when the card is declined afterwards. */
export function authenticate(work: Work, challengeId: string, passed: boolean): PaymentIntent {
  const step = work.get<Challenge>('challenge', challengeId)
  const intent = step && findIntent(work, step.intent)
  if (!step || !intent || currentChallenge(intent) !== challengeId) {
    throw invalid('This authentication is over.', { code: 'payment_intent_unexpected_state', payment_intent: intent })
  }
  const method = namedMethod(work, step.method)
  if (passed) return charge(work, intent, method)
  return fail(work, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
  })
}

/** Ends a payment that a fault keeps in `processing`: as its card says, or declined. Throws 402 when declined. */
export function settle(work: Work, id: string, why?: Decline): PaymentIntent {
  const intent = findIntent(work, id)
  if (intent.status !== 'processing') throw unexpected(intent, 'settle')
  return charge(work, intent, namedMethod(work, intent.payment_method!), why)
}

/** The open 3-D Secure step of a payment: its page's address ends with its id. */
export function currentChallenge(intent: PaymentIntent): string | undefined {
  const next = intent.next_action as {
    redirect_to_url?: { url: string }
    use_stripe_sdk?: { stripe_js: string }
  } | null
  return (next?.redirect_to_url?.url ?? next?.use_stripe_sdk?.stripe_js)?.split('/').at(-1)
}

function methodOf(work: Work, intent: PaymentIntent, params: Params): PaymentMethod {
  const data = group(params, 'payment_method_data')
  if (data) return createMethod(work, data)
  const id = text(params, 'payment_method') ?? intent.payment_method
  if (id) return namedMethod(work, id)
  throw invalid(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent " +
      'with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

function charge(work: Work, intent: PaymentIntent, method: PaymentMethod, why = behaviourOf(work, method.id).decline) {
  if (!why) {
    const paid = succeed(work, intent, method)
    const reason = behaviourOf(work, method.id).disputed
    if (reason) openDispute(work, paid.id, { reason })
    return paid
  }
  throw new StripeFailure(402, decline(work, intent, method, why))
}

function keepProcessing(work: Work, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const held: PaymentIntent = { ...intent, status: 'processing', payment_method: method.id, next_action: null }
  work.put('payment_intent', held.id, held)
  work.event('payment_intent.processing', held)
  return held
}

function challenge(work: Work, intent: PaymentIntent, method: PaymentMethod, params: Params): PaymentIntent {
  const id = newId('payatt')
  const url = `${work.publicUrl}/3d_secure/${id}`
  const returnUrl = text(params, 'return_url') ?? null
  const redirects = returnUrl && text(params, 'use_stripe_sdk') !== 'true'
  const step: Challenge = { id, intent: intent.id, method: method.id, returnUrl }
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    next_action: redirects
      ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } },
  }
  work.put('challenge', id, step)
  work.put('payment_intent', intent.id, waiting)
  work.event('payment_intent.requires_action', waiting)
  return waiting
}

const unexpected = (intent: PaymentIntent, verb: string) =>
  invalid(
    intent.status === 'succeeded'
      ? `You cannot ${verb} this PaymentIntent because it has already succeeded after being previously confirmed.`
      : `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
