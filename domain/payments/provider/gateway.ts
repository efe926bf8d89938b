import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Stripe } from 'stripe'
import { type Clock, systemClock } from '#platform/clock'
import {
  type Intent,
  type PaymentGateway,
  ProviderBusy,
  type ProviderDispute,
  ProviderDown,
  type ProviderRefund,
  ProviderRefused,
} from './card-provider.ts'
import { createBreaker } from './breaker.ts'
import { hostOf, limitConnect } from './connection.ts'
import { whileBusy } from './while-busy.ts'

type GatewayOptions = {
  secretKey: string
  publishableKey: string
  /** Empty: webhooks cannot be verified, so the endpoint is off. */
  webhookSecret?: string
  /** Another server with the provider's protocol, such as the sandbox: "http://127.0.0.1:3001". */
  url?: string
  scriptUrl?: string
  clock?: Clock
  /** Timeouts of a connection and of a response, in milliseconds. */
  patience?: { connect: number; answer: number }
}

const PATIENCE = { connect: 1000, answer: 5000 }
/** How far in the past the library accepts a webhook's date. */
const AHEAD_MS = 5 * 60_000

/** The card provider through its official library. Nothing else in the shop knows which provider it is. */
export function createGateway(options: GatewayOptions): PaymentGateway {
  const {
    secretKey,
    publishableKey,
    webhookSecret = '',
    scriptUrl = null,
    clock = systemClock,
    patience = PATIENCE,
  } = options
  const host = hostOf(options.url)
  const Agent = host?.protocol === 'http' ? HttpAgent : HttpsAgent
  const stripe = new Stripe(secretKey, {
    ...host,
    httpAgent: limitConnect(new Agent({ keepAlive: true }), patience.connect),
    timeout: patience.answer,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const breaker = createBreaker(clock)
  const ask = <T>(call: () => Promise<T>) => breaker(() => whileBusy(() => call().catch(tellApart)))

  return {
    browser: { publishableKey, scriptUrl },
    hearsEvents: webhookSecret !== '',
    createIntent: ({ key, amount, currency, metadata }) =>
      ask(async () => {
        const params = { amount, currency: currency.toLowerCase(), metadata, payment_method_types: ['card'] }
        return toIntent(await stripe.paymentIntents.create(params, { idempotencyKey: key }))
      }),
    retrieveIntent: (id) => ask(async () => toIntent(await stripe.paymentIntents.retrieve(id))),
    cancelIntent: (id) => ask(async () => toIntent(await stripe.paymentIntents.cancel(id))),
    refund: ({ key, intentId, amount }) =>
      ask(async () =>
        toRefund(await stripe.refunds.create({ payment_intent: intentId, amount }, { idempotencyKey: key })),
      ),
    retrieveRefund: (id) => ask(async () => toRefund(await stripe.refunds.retrieve(id))),
    retrieveDispute: (id) => ask(async () => toDispute(await stripe.disputes.retrieve(id))),
    parseEvent(raw, signature) {
      if (!webhookSecret || signedAt(signature) > clock.now().getTime() + AHEAD_MS) return undefined
      try {
        const { id, type, data } = stripe.webhooks.constructEvent(raw, signature, webhookSecret)
        const { id: about = null, object } = data.object as { id?: string; object?: string }
        const isNews = object === 'payment_intent' && type !== 'payment_intent.created'
        const idOfA = (kind: string) => (object === kind ? about : null)
        return { id, type, intentId: isNews ? about : null, refundId: idOfA('refund'), disputeId: idOfA('dispute') }
      } catch {
        return undefined
      }
    },
  }
}

/** When a webhook was signed, in ms. The library refuses old dates, but not future ones. */
const signedAt = (signature: string) => Number(/(?:^|.*,)t=(\d+)/.exec(signature)?.[1] ?? 0) * 1000

/** No response, or one without a definite result, leaves the outcome unknown; any other is a refusal. */
function tellApart(err: unknown): never {
  if (!(err instanceof Stripe.errors.StripeError)) throw err
  const status = err.statusCode ?? 0
  if (status === 409) throw new ProviderBusy(err.message, { cause: err })
  if (status < 400 || status === 429 || status >= 500) throw new ProviderDown(err.message, { cause: err })
  throw new ProviderRefused(err.message, err.code ?? 'refused')
}

const INTENT_STATUS: Record<string, Intent['status']> = {
  canceled: 'cancelled',
  processing: 'processing',
  succeeded: 'succeeded',
}

const toIntent = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: INTENT_STATUS[intent.status] ?? 'open',
  amount: intent.amount,
  received: intent.amount_received,
  currency: intent.currency.toUpperCase(),
  metadata: intent.metadata,
})

const REFUND_STATUS: Record<string, ProviderRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

const toRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  status: REFUND_STATUS[refund.status ?? ''] ?? 'pending',
  amount: refund.amount,
  intentId: idOf(refund.payment_intent),
})

const OVER: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented']

const toDispute = (dispute: Stripe.Dispute): ProviderDispute => {
  const due = dispute.evidence_details?.due_by
  return {
    id: dispute.id,
    state: dispute.status,
    isOver: OVER.includes(dispute.status),
    reason: dispute.reason,
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    openedAt: new Date(dispute.created * 1000),
    dueBy: due ? new Date(due * 1000) : null,
    intentId: idOf(dispute.payment_intent),
  }
}

const idOf = (intent: string | Stripe.PaymentIntent | null) =>
  typeof intent === 'string' ? intent : (intent?.id ?? null)
