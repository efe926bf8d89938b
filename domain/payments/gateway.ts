import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Stripe } from 'stripe'
import { type Clock, systemClock } from '#platform/clock'
import {
  type Intent,
  type PaymentGateway,
  ProviderBusy,
  ProviderDown,
  type ProviderRefund,
  ProviderRefused,
} from './card-provider.ts'
import { createBreaker } from './breaker.ts'
import { whileBusy } from './while-busy.ts'

export type GatewayOptions = {
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
  const address = addressOf(options.url)
  const Agent = address?.protocol === 'http' ? HttpAgent : HttpsAgent
  const stripe = new Stripe(secretKey, {
    ...address,
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
    parseEvent(raw, signature) {
      if (!webhookSecret || signedAt(signature) > clock.now().getTime() + AHEAD_MS) return undefined
      try {
        const { id, type, data } = stripe.webhooks.constructEvent(raw, signature, webhookSecret)
        const { id: about = null, object } = data.object as { id?: string; object?: string }
        const isNews = object === 'payment_intent' && type !== 'payment_intent.created'
        return { id, type, intentId: isNews ? about : null, refundId: object === 'refund' ? about : null }
      } catch {
        return undefined
      }
    },
  }
}

/** When a webhook was signed, in ms. The library refuses old dates, but not future ones. */
const signedAt = (signature: string) => Number(/(?:^|.*,)t=(\d+)/.exec(signature)?.[1] ?? 0) * 1000

function addressOf(url: string | undefined) {
  if (!url) return undefined
  const { protocol, hostname, port } = new URL(url)
  const secure = protocol === 'https:'
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
  }
}

/**
 * The library limits only the wait for a response; this also times out if the host does not even accept a connection.
 */
function limitConnect<T extends HttpAgent>(agent: T, ms: number): T {
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => {
    const socket = connect(options, done)
    const timer = setTimeout(() => socket?.destroy(new Error('could not connect in time')), ms)
    socket?.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    return socket
  }
  return agent
}

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
  intentId: typeof refund.payment_intent === 'string' ? refund.payment_intent : (refund.payment_intent?.id ?? null),
})
