import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { readOrders } from './read-orders.ts'

type Read = { hash: string; orders: readonly OrderToDo[] } | { error: unknown }

/** What stands behind the `#` of an address that names these orders. A loader never sees it, nor does a server. */
export const nameOrders = (orders: readonly OrderToDo[]) => orders.map(({ orderNumber }) => orderNumber).join(',')

/** An order that owes money may not be packed yet, and a change may take parts out of it: nothing of it is fetched. */
const packable = (order: OrderToDo): OrderToDo => (order.owed ? { ...order, toPack: [] } : order)

/** The orders that the page's address names behind its `#`, with what may be packed of them; null while they are read. */
export function useNamedOrders(): readonly OrderToDo[] | null {
  const { hash } = useLocation()
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    let isLeft = false
    readOrders(hash.slice(1).split(',').filter(Boolean)).then(
      (orders) => isLeft || setRead({ hash, orders: orders.map(packable) }),
      (error: unknown) => isLeft || setRead({ error }),
    )
    return () => void (isLeft = true)
  }, [hash])
  if (read && 'error' in read) throw read.error
  return read?.hash === hash ? read.orders : null
}
