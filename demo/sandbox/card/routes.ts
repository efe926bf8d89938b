import { needSecret, type Access } from './access.ts'
import { confirmIntent } from './confirm.ts'
import { StripeFailure } from './errors.ts'
import { findCharge, findDispute, findEvent, findIntent, findMethod, findRefund, list } from './find.ts'
import { required, text, type Params } from './form.ts'
import { cancelIntent, createIntent, updateIntent } from './intents.ts'
import { createMethod, createToken } from './methods.ts'
import { createRefund, updateRefund } from './refunds.ts'
import type { Charge, PaymentIntent, Refund, StripeEvent } from './types.ts'
import { expand, publicIntent } from './views.ts'
import type { Work } from './work.ts'

/** `hold` says whether the payment of that id stays in `processing`. */
type Call = {
  work: Work
  params: Params
  id: string
  access: Access
  path: string
  hold: (id: string) => boolean
}
type Route = [method: 'GET' | 'POST', path: RegExp, run: (call: Call) => object, forBrowsers?: 'public']

const one = '([A-Za-z0-9_]+)'
const path = (shape: string) => new RegExp(`^/v1/${shape.replace(':id', one)}/?$`)

/** The calls of Stripe's API that the sandbox knows. Those marked public take the publishable key as well. */
const ROUTES: Route[] = [
  ['POST', path('payment_intents'), ({ work, params, hold }) => createIntent(work, params, hold)],
  [
    'GET',
    path('payment_intents'),
    ({ work, params, path: url }) => list(work.all<PaymentIntent>('payment_intent'), params, url),
  ],
  ['GET', path('payment_intents/:id'), retrieveIntent, 'public'],
  ['POST', path('payment_intents/:id'), ({ work, params, id }) => updateIntent(work, id, params)],
  ['POST', path('payment_intents/:id/cancel'), ({ work, params, id }) => cancelIntent(work, id, params)],
  ['POST', path('payment_intents/:id/confirm'), confirm, 'public'],
  ['POST', path('payment_methods'), ({ work, params }) => createMethod(work, params), 'public'],
  ['GET', path('payment_methods/:id'), ({ work, id }) => findMethod(work, id)],
  ['POST', path('tokens'), ({ work, params }) => createToken(work, params), 'public'],
  ['POST', path('refunds'), ({ work, params }) => createRefund(work, params)],
  ['GET', path('refunds'), listRefunds],
  ['GET', path('refunds/:id'), ({ work, id }) => findRefund(work, id)],
  ['POST', path('refunds/:id'), ({ work, params, id }) => updateRefund(work, id, params)],
  ['GET', path('disputes/:id'), ({ work, id }) => findDispute(work, id)],
  ['GET', path('charges'), listCharges],
  ['GET', path('charges/:id'), ({ work, id }) => findCharge(work, id)],
  ['GET', path('events'), listEvents],
  ['GET', path('events/:id'), ({ work, id }) => findEvent(work, id)],
]

/** Runs one API call. Throws `StripeFailure`. */
export function runCall(method: string, call: Omit<Call, 'id'>): object {
  for (const [verb, pattern, run, forBrowsers] of ROUTES) {
    const match = verb === method ? pattern.exec(call.path) : null
    if (!match) continue
    if (!forBrowsers) needSecret(call.access)
    const { key: _key, ...params } = call.params
    return expand(call.work, run({ ...call, params, id: match[1] ?? '' }), params)
  }
  const message = `Unrecognized request URL (${method}: ${call.path}). The sandbox knows only what the shop uses.`
  throw new StripeFailure(404, { type: 'invalid_request_error', message })
}

/** With the publishable key a payment opens by its client secret alone. */
function secretOf({ access, params }: Call) {
  return access === 'publishable' ? required(params, 'client_secret') : text(params, 'client_secret')
}

function retrieveIntent(call: Call) {
  const intent = findIntent(call.work, call.id, secretOf(call))
  return call.access === 'publishable' ? publicIntent(intent) : intent
}

function confirm(call: Call) {
  findIntent(call.work, call.id, secretOf(call))
  if (call.access === 'secret') return confirmIntent(call.work, call.id, call.params, call.hold)
  try {
    return publicIntent(confirmIntent(call.work, call.id, call.params, call.hold))
  } catch (error) {
    const seen = error instanceof StripeFailure && (error.body.payment_intent as PaymentIntent | undefined)
    if (seen) throw new StripeFailure(error.status, { ...error.body, payment_intent: publicIntent(seen) })
    throw error
  }
}

const matches = (params: Params, name: string, value: string) =>
  text(params, name) === undefined || text(params, name) === value

function listRefunds({ work, params, path: url }: Call) {
  return list(work.all<Refund>('refund'), params, url, (refund) => {
    return matches(params, 'payment_intent', refund.payment_intent) && matches(params, 'charge', refund.charge)
  })
}

function listCharges({ work, params, path: url }: Call) {
  return list(work.all<Charge>('charge'), params, url, (charge) =>
    matches(params, 'payment_intent', charge.payment_intent),
  )
}

function listEvents({ work, params, path: url }: Call) {
  const types = Array.isArray(params.types) ? params.types : undefined
  return list(work.all<StripeEvent>('event'), params, url, (event) => {
    return matches(params, 'type', event.type) && (!types || types.includes(event.type))
  })
}
