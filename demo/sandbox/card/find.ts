import { invalid, missing } from './errors.ts'
import { group, text, whole, type Params } from './form.ts'
import type { Charge, Dispute, PaymentIntent, PaymentMethod, Refund, StripeEvent } from './types.ts'
import type { Work } from './work.ts'

/** The payment, or 404. With a client secret it must be this payment's own. */
export function findIntent(work: Work, id: string, clientSecret?: string): PaymentIntent {
  const intent = work.get<PaymentIntent>('payment_intent', id)
  if (!intent) throw missing('payment_intent', id, 'intent')
  if (clientSecret !== undefined && clientSecret !== intent.client_secret) {
    throw invalid(
      'The client_secret provided does not match any associated PaymentIntent on this account. ' +
        'Ensure the client_secret you are passing is correct for this PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    )
  }
  return intent
}

export const findRefund = (work: Work, id: string) => found(work.get<Refund>('refund', id), 'refund', id)
export const findDispute = (work: Work, id: string) => found(work.get<Dispute>('dispute', id), 'dispute', id)
export const findCharge = (work: Work, id: string) => found(work.get<Charge>('charge', id), 'charge', id)
export const findEvent = (work: Work, id: string) => found(work.get<StripeEvent>('event', id), 'event', id)
export const findMethod = (work: Work, id: string) =>
  found(work.get<PaymentMethod>('payment_method', id), 'PaymentMethod', id)

function found<T>(thing: T | undefined, name: string, id: string): T {
  if (!thing) throw missing(name, id)
  return thing
}

type Listed = { id: string; created: number }

/** A page of a list as Stripe answers it: newest first, 10 unless `limit` says otherwise (100 at most). */
export function list<T extends Listed>(all: T[], params: Params, url: string, keep: (item: T) => boolean = () => true) {
  const limit = text(params, 'limit') === undefined ? 10 : whole(text(params, 'limit')!, 'limit')
  if (limit > 100)
    throw invalid('This value must be less than or equal to 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  const items = all.filter((item) => keep(item) && within(item.created, params)).toReversed()
  const after = text(params, 'starting_after')
  const before = text(params, 'ending_before')
  if (before) {
    const end = items.findIndex((item) => item.id === before)
    const start = Math.max(0, end - limit)
    return page(items.slice(start, Math.max(0, end)), start > 0, url)
  }
  const start = after ? items.findIndex((item) => item.id === after) + 1 : 0
  return page(items.slice(start, start + limit), start + limit < items.length, url)
}

const page = <T>(data: T[], more: boolean, url: string) => ({ object: 'list', data, has_more: more, url })

function within(created: number, params: Params): boolean {
  if (typeof params.created === 'string' && params.created !== '') return created === Number(params.created)
  const range = group(params, 'created') ?? {}
  const bound = (name: string) => (text(range, name) === undefined ? undefined : Number(text(range, name)))
  const [gt, gte, lt, lte] = [bound('gt'), bound('gte'), bound('lt'), bound('lte')]
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  )
}
