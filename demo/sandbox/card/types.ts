/** The card provider's objects, in Stripe's own shapes and names. Amounts are cents, times are Unix seconds. */
export type Metadata = Record<string, string>

type BillingDetails = {
  address: Record<string, string | null>
  email: string | null
  name: string | null
  phone: string | null
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  billing_details: BillingDetails
  card: Record<string, unknown> & { brand: string; last4: string; exp_month: number; exp_year: number }
  created: number
  customer: null
  livemode: false
  metadata: Metadata
  type: 'card'
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export type PaymentIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  canceled_at: number | null
  cancellation_reason: string | null
  client_secret: string
  created: number
  currency: string
  description: string | null
  last_payment_error: StripeErrorBody | null
  latest_charge: string | null
  metadata: Metadata
  next_action: Record<string, unknown> | null
  payment_method: string | null
  receipt_email: string | null
  shipping: unknown
  status: IntentStatus
} & Record<string, unknown>

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  created: number
  currency: string
  metadata: Metadata
  paid: boolean
  payment_intent: string
  refunded: boolean
  status: 'succeeded' | 'pending' | 'failed'
} & Record<string, unknown>

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded' | 'pending' | 'failed' | 'canceled'
} & Record<string, unknown>

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number }
  metadata: Metadata
  payment_intent: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
} & Record<string, unknown>

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type StripeErrorBody = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: unknown
  payment_method?: unknown
  request_log_url?: string
}
