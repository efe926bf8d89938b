import { useEffect, useState } from 'react'
import type { ShownOrder } from '#domain/orders/schema'
import { api } from '../../web/api.ts'
import { useQuarter } from '../use-quarter.ts'

/** The delivery of an unpaid order as it would be for a payment now. What was read last stays where it cannot be read again. */
export function useDeliveryNow(order: ShownOrder): ShownOrder['delivery'] {
  const quarter = useQuarter()
  const [read, setRead] = useState({ quarter, delivery: order.delivery })
  useEffect(() => {
    if (read.quarter === quarter) return
    const note = ({ delivery }: ShownOrder) => setRead({ quarter, delivery })
    api('GET', '/orders/{id}', { path: { id: order._id } }).then(note, () => {})
  }, [order._id, quarter, read.quarter])
  return read.delivery
}
