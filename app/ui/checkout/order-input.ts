import { address, type Address } from '#common/address'
import { addressForm } from '#common/address-form'
import type { TypedAddress } from '#common/typed-address'
import * as words from '#common/words'
import { email as emailShape } from '#domain/identity/schema'
import { api } from '../../web/api.ts'
import { type Line, sentLine } from '../../web/cart/cart-cars.ts'
import type { Typed } from '../../web/cart/checkout-typed.ts'
import type { Destination } from '../../web/cart/destination.ts'
import { offerOf, type Quote } from '../../web/cart/quote.ts'

/** What is wrong, by field: `email`, `shipTo.city`. */
export type Wrong = Record<string, string>

/** Where it goes, as far as it is typed: a postcode counts once it looks like one. */
export function destinationOf({ ship }: Typed): Destination | null {
  if (!ship.country) return null
  const postcode = ship.postcode.trim().toUpperCase()
  const isWhole = addressForm(ship.country)?.postcode?.pattern.test(postcode)
  return { country: ship.country, ...(isWhole && { postcode }) }
}

/** The form of one country has no field of another: what was typed there is left out. */
function fieldsOf(typed: TypedAddress): Partial<TypedAddress> {
  const there = new Set<string>(['country', ...(addressForm(typed.country)?.rows.flat() ?? [])])
  return Object.fromEntries(Object.entries(typed).filter(([name]) => there.has(name)))
}

function checked(typed: TypedAddress, at: 'shipTo' | 'billTo'): { address: Address | null; wrong: Wrong } {
  const { success, data, error } = address.safeParse(fieldsOf(typed))
  if (success) return { address: data, wrong: {} }
  return {
    address: null,
    wrong: Object.fromEntries(error.issues.map(({ path, message }) => [[at, ...path].join('.'), message])),
  }
}

/** The order as the shop takes it, or what is wrong with which field. */
export function orderOf(typed: Typed, email: string, lines: readonly Line[], quote: Quote) {
  const collects = offerOf(quote)?.kind === 'collect'
  const ship = collects ? { address: null, wrong: {} } : checked(typed.ship, 'shipTo')
  const bill = typed.billsElsewhere ? checked(typed.bill, 'billTo') : { address: null, wrong: {} }
  const notAnEmail = emailShape.safeParse(email).error?.issues[0]?.message
  const wrong: Wrong = {
    ...(notAnEmail && { email: notAnEmail }),
    ...(collects && !typed.collector.trim() && { name: words.checkout.to.collectorMissing }),
    ...ship.wrong,
    ...bill.wrong,
  }
  const body = {
    quote: quote.quote ?? '',
    method: quote.method ?? '',
    lines: lines.map(sentLine),
    email: email.trim(),
    phone: typed.phone,
    ...(collects && { name: typed.collector }),
    shipTo: ship.address,
    billTo: bill.address,
    company: typed.company || bill.address?.company || ship.address?.company || null,
    poNumber: typed.poNumber || null,
    note: typed.note || null,
  }
  return { wrong, body }
}

/** Places the order; its id. @throws ApiProblem */
export const placeOrder = async (body: ReturnType<typeof orderOf>['body']): Promise<string> =>
  (await api('POST', '/checkout', { body })).insertedId
