import { invalid } from './errors.ts'
import type { Params } from './form.ts'
import type { Charge, PaymentIntent } from './types.ts'
import type { Work } from './work.ts'

const HIDDEN = [
  'metadata',
  'latest_charge',
  'application',
  'customer',
  'transfer_data',
  'transfer_group',
  'on_behalf_of',
]

/** What may be seen of a payment with its client secret alone. */
export const publicIntent = (intent: PaymentIntent) =>
  Object.fromEntries(Object.entries(intent).filter(([name]) => !HIDDEN.includes(name)))

/** Puts whole objects in the place of ids: `expand[]=latest_charge`, `data.latest_charge`, `charge.payment_intent` … */
export function expand<T extends object>(work: Work, object: T, params: Params): T {
  const paths = params.expand
  if (paths === undefined) return object
  if (!Array.isArray(paths)) throw invalid('Invalid array', { param: 'expand' })
  return paths.reduce<T>((whole, path) => open(work, whole, String(path).split('.')), object)
}

function open<T>(work: Work, thing: T, [name, ...rest]: string[]): T {
  if (name === undefined || thing === null || typeof thing !== 'object') return thing
  if (Array.isArray(thing)) return thing.map((item: unknown) => open(work, item, [name, ...rest])) as T
  const field = (thing as Record<string, unknown>)[name]
  const kind = KINDS[name]
  const opened = typeof field === 'string' && kind ? (work.get<Charge>(kind, field) ?? field) : field
  return { ...thing, [name]: open(work, opened, rest) }
}

const KINDS: Record<string, 'charge' | 'payment_method' | 'payment_intent'> = {
  charge: 'charge',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
}
