import { createHash } from 'node:crypto'
import { invalid, missing, StripeFailure } from './errors.ts'
import { group, required, text, type Params } from './form.ts'
import { now } from '../service/now.ts'
import { newId } from './ids.ts'
import { cardOfAlias, cardOfNumber, TEST_CARDS, type TestCard } from './test-cards.ts'
import type { PaymentMethod } from './types.ts'
import type { Work } from './work.ts'

/** `POST /v1/payment_methods`: only cards. */
export function createMethod(work: Work, params: Params): PaymentMethod {
  const type = required(params, 'type')
  if (type !== 'card') throw invalid(`The sandbox takes cards only, not ${type}.`, { param: 'type' })
  return saveMethod(work, cardOf(work, group(params, 'card') ?? {}), params)
}

/** `POST /v1/tokens`: a card that a payment method can be made of later. */
export function createToken(work: Work, params: Params) {
  const card = cardOf(work, group(params, 'card') ?? {})
  const id = newId('tok')
  const token = {
    id,
    object: 'token',
    created: now(),
    livemode: false,
    type: 'card',
    used: false,
    card: cardFields(card),
  }
  work.put('token', id, { ...token, sandbox: card })
  return token
}

/** The payment method named by `payment_method`: one made earlier, or one of Stripe's `pm_card_…`. */
export function namedMethod(work: Work, id: string): PaymentMethod {
  const known = work.get<PaymentMethod>('payment_method', id)
  if (known) return known
  const card = cardOfAlias(id)
  if (!card) throw missing('PaymentMethod', id, 'payment_method')
  return saveMethod(work, { card, month: 8, year: new Date().getUTCFullYear() + 3 }, {})
}

/** What becomes of payments with this method. */
export const behaviourOf = (work: Work, methodId: string): TestCard =>
  TEST_CARDS.find((card) => card.alias === work.get<{ alias: string }>('behaviour', methodId)?.alias)!

type Read = { card: TestCard; month: number; year: number }

function cardOf(work: Work, sent: Params): Read {
  const token = text(sent, 'token')
  if (token) {
    const alias = cardOfAlias(token)
    if (alias) return { card: alias, month: 8, year: new Date().getUTCFullYear() + 3 }
    const made = work.get<{ sandbox: Read }>('token', token)
    if (!made) throw missing('token', token, 'card[token]')
    return made.sandbox
  }
  const card = cardOfNumber(required(sent, 'number'))
  if (!card) {
    throw refused('card_declined', {
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test card. ' +
        'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    })
  }
  const month = Number(required(sent, 'exp_month'))
  const year = (Number(required(sent, 'exp_year')) % 100) + 2000
  if (!(month >= 1 && month <= 12)) {
    throw refused('invalid_expiry_month', { message: "Your card's expiration month is invalid.", param: 'exp_month' })
  }
  const today = new Date()
  if (year < today.getUTCFullYear() || (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1)) {
    throw refused('invalid_expiry_year', { message: "Your card's expiration year is invalid.", param: 'exp_year' })
  }
  const cvc = text(sent, 'cvc')
  if (cvc !== undefined && !(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw refused('invalid_cvc', { message: "Your card's security code is invalid.", param: 'cvc' })
  }
  return { card, month, year }
}

const refused = (code: string, more: { message: string; param?: string; decline_code?: string }) =>
  new StripeFailure(402, { type: 'card_error', code, ...more })

function saveMethod(work: Work, read: Read, params: Params): PaymentMethod {
  const billing = group(params, 'billing_details') ?? {}
  const address = group(billing, 'address') ?? {}
  const line = (name: string) => text(address, name) ?? null
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: {
      address: {
        city: line('city'),
        country: line('country'),
        line1: line('line1'),
        line2: line('line2'),
        postal_code: line('postal_code'),
        state: line('state'),
      },
      email: text(billing, 'email') ?? null,
      name: text(billing, 'name') ?? null,
      phone: text(billing, 'phone') ?? null,
    },
    card: cardFields(read),
    created: now(),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  work.put('payment_method', method.id, method)
  work.put('behaviour', method.id, { alias: read.card.alias })
  return method
}

function cardFields({ card, month, year }: Read) {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: card.brand,
    exp_month: month,
    exp_year: year,
    fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
    funding: card.funding ?? 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}
