import { addressLines } from '#common/address'
import type { Order } from '../schema.ts'

/** More lines than any postal address has. */
const ADDRESS_LINES = 8

/** Who pays, and where; of an order without an address for that, where it goes. */
export function invoicedTo({ name, company, address, billTo, shipTo }: Order): string[] {
  const to = billTo ?? shipTo
  if (to) return [...new Set([...(company ? [company] : []), ...addressLines(to)])]
  return [...(company ? [company] : []), name, ...address.split(/\s*\n\s*/).slice(0, ADDRESS_LINES)]
}

/** Where the parts go, of an order that is billed to another address. */
export function sentElsewhere({ address, billTo, shipTo }: Order): string[] {
  if (!billTo) return []
  const lines = shipTo ? addressLines(shipTo) : address.split(/\s*\n\s*/).slice(0, ADDRESS_LINES)
  return lines.join() === addressLines(billTo).join() ? [] : lines.filter(Boolean)
}
