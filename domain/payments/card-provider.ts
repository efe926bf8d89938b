/** A payment at the card provider. Amounts are in the smallest unit of the currency, "USD". `open`: nothing is charged yet. */
export type Intent = {
  id: string
  clientSecret: string
  status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  amount: number
  received: number
  currency: string
  metadata: Record<string, string>
}

export type ProviderRefund = { id: string; status: 'pending' | 'succeeded' | 'failed' }

/**
 * What the provider tells by webhook, already proved to come from it: something became of an intent or a refund. Neither:
 * nothing to do, such as for a charge, of whose intent the provider tells as well.
 */
export type ProviderEvent = { id: string; type: string; intentId: string | null; refundId: string | null }

/**
 * The card provider. Every call throws `ProviderDown` when its outcome is not known, `ProviderRefused` when it said no.
 * A call with a `key` has its effect once, however often it is repeated.
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
  /** Checks the signature of a webhook's raw bytes. Undefined: forged, not to be read, or dated more than five minutes away. */
  parseEvent(raw: Buffer, signature: string): ProviderEvent | undefined
  /** Whether webhooks can be proved at all. False: the endpoint is switched off. */
  readonly hearsEvents: boolean
}

declare module '#platform/context' {
  interface Ctx {
    /** The card provider. Never asked inside a transaction. */
    gateway: PaymentGateway
  }
}

export class ProviderDown extends Error {}

/** It answers, but is still at work on an earlier call with the same key, whose outcome is not known yet. */
export class ProviderBusy extends ProviderDown {}

export class ProviderRefused extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
