/**
 * A payment at the card provider. Amounts are in the smallest unit of the currency, "USD". `open`: nothing is charged
 * yet.
 */
export type Intent = {
  id: string
  clientSecret: string
  status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  amount: number
  received: number
  currency: string
  metadata: Record<string, string>
}

/** `intentId`: of the payment that it refunds. */
export type ProviderRefund = {
  id: string
  status: 'pending' | 'succeeded' | 'failed'
  amount: number
  intentId: string | null
}

/**
 * A buyer's dispute at the bank. `state` and `reason` are the provider's words, `isOver` says that the bank has decided;
 * `dueBy`: the last moment to answer. The currency need not be the payment's.
 */
export type ProviderDispute = {
  id: string
  state: string
  isOver: boolean
  reason: string
  amount: number
  currency: string
  openedAt: Date
  dueBy: Date | null
  intentId: string | null
}

/**
 * A webhook of the provider, with a verified signature, about an intent, a refund or a dispute. With none of them there
 * is nothing to do: for a charge, for example, the provider also sends an event about its intent.
 */
type ProviderEvent = {
  id: string
  type: string
  intentId: string | null
  refundId: string | null
  disputeId: string | null
}

/**
 * The card provider. Every call throws `ProviderDown` when its outcome is not known, `ProviderRefused` when it was
 * refused. A call with a `key` is idempotent.
 */
export type PaymentGateway = {
  /** What the browser needs for the card fields. `scriptUrl` null: the provider's usual script. */
  readonly browser: { publishableKey: string; scriptUrl: string | null }
  createIntent(input: {
    key: string
    amount: number
    currency: string
    metadata: Record<string, string>
  }): Promise<Intent>
  retrieveIntent(id: string): Promise<Intent>
  cancelIntent(id: string): Promise<Intent>
  refund(input: { key: string; intentId: string; amount: number }): Promise<ProviderRefund>
  retrieveRefund(id: string): Promise<ProviderRefund>
  retrieveDispute(id: string): Promise<ProviderDispute>
  /**
   * Checks the signature of a webhook's raw bytes. Undefined: forged, unreadable, or dated more than five minutes away.
   */
  parseEvent(raw: Buffer, signature: string): ProviderEvent | undefined
  /** Whether webhooks can be verified at all. False: the endpoint is off. */
  readonly hearsEvents: boolean
}

declare module '#platform/context' {
  interface Ctx {
    /** The card provider. Never call it inside a transaction. */
    gateway: PaymentGateway
  }
}

export class ProviderDown extends Error {}

/** It answered, but is still working on an earlier call with the same key, whose outcome is not known yet. */
export class ProviderBusy extends ProviderDown {}

export class ProviderRefused extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
