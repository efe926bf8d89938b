import { useState } from 'react'
import * as words from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { Button } from '../../Button.tsx'
import { OrderRow } from './OrderRow.tsx'

const say = words.toDo.scan

type Props = {
  code: string
  orders: readonly OrderToDo[]
  more: boolean
  onChanged: () => Promise<void>
  onPutAway: () => void
}

/** What a scanned number of a part finds: the orders that hold it and are not wholly sent. A single one is open. */
export function OrdersOfPart({ code, orders, more, onChanged, onPutAway }: Props) {
  const [open, setOpen] = useState(orders.length === 1 ? orders[0]!._id : null)
  return (
    <section aria-label={say.scanned} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
          {say.ofPart(code, orders.length, more)}
        </p>
        <Button look="quiet" onClick={onPutAway}>
          {say.putAway}
        </Button>
      </div>
      <ul className="grid gap-2">
        {orders.map((order) => (
          <OrderRow
            key={order._id}
            order={order}
            open={open === order._id}
            onOpen={() => setOpen((before) => (before === order._id ? null : order._id))}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  )
}
