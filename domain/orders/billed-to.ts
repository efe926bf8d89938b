import { addressLines } from '#common/address'
import type { Order } from './order-schema.ts'

/** Whom the bill of an order names beside its buyer, line by line; a company that stands in the address, too, only once. */
export const billedTo = ({ company, billTo }: Pick<Order, 'company' | 'billTo'>): string[] => [
  ...new Set([...(company ? [company] : []), ...(billTo ? addressLines(billTo) : [])]),
]
