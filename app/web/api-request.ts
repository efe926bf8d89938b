import { mapAmounts } from '#common/amounts'
import { inCurrency, toWritten } from '#common/prices'
import type { Method } from './api-types.ts'
import type { Session } from './session.ts'
import { pricesHere } from './settings.ts'

/** A body with its amounts as numbers such as 12.49, which are in the smallest unit of the currency here. */
const outside = (body: unknown, currency = pricesHere().currency) =>
  mapAmounts(body, inCurrency(pricesHere(), currency), toWritten)

/** JSON would write null for what is no number, and null often stands for "not said": the shop must hear that it is wrong. */
const asTyped = (_: string, value: unknown) => (Number.isNaN(value) ? String(value) : value)

/** A call as it is sent: its headers, and its body as JSON or as it is. `key`: what makes a repetition the same write. */
export function requestOf(
  method: Method,
  body: unknown,
  { key, session, currency }: { key?: string; session: Session | null; currency?: string },
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (session) headers['authorization'] = `Bearer ${session.accessToken}`
  if (key) headers['idempotency-key'] = key
  if (body === undefined || body instanceof FormData) return { method, headers, body }
  return {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(outside(body, currency), asTyped),
  }
}

/** The address of a call below `/api`: `/orders/{id}` with the id in its place, and the query without what is empty. */
export function pathOf(template: string, path: object = {}, query: object = {}): string {
  const values: Record<string, unknown> = { ...path }
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? '']))
  const search = new URLSearchParams(
    pairs.filter(([, value]) => value !== '').map(([name, value]) => [name, `${value}`]),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}
