import { useState } from 'react'
import type { toDo as words } from '#common/words'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { doWithEach, type Failed } from '../do-with-each.ts'
import { readOrders } from './read-orders.ts'

type Failure = { number: string; why: string }
/** How far a batch has come: `what` is done with `all` orders, which are as it left them once it is over. */
export type Batch = { what: words.Deed; all: OrderToDo[]; done: number; failed: Failure[]; isOver: boolean }

const failuresOf = (failed: Failed<OrderToDo>): Failure[] =>
  [...failed].map(([{ orderNumber }, why]) => ({ number: orderNumber, why }))

/** Does the same with many orders, and tells how far it has come. `ended` gets those that failed. */
export function useBatch(ended: (failed: readonly OrderToDo[]) => Promise<void>) {
  const [batch, setBatch] = useState<Batch | null>(null)
  const run = async (what: words.Deed, orders: readonly OrderToDo[], work: (order: OrderToDo) => Promise<unknown>) => {
    const all = [...orders]
    let done = 0
    setBatch({ what, all, done, failed: [], isOver: false })
    const failed = await doWithEach(all, work, (failed) => {
      done += 1
      setBatch({ what, all, done, failed: failuresOf(failed), isOver: false })
    })
    const [now] = await Promise.all([readAgain(all), ended([...failed.keys()])])
    setBatch({ what, all: now, done, failed: failuresOf(failed), isOver: true })
  }
  return { batch, run, busy: batch !== null && !batch.isOver, close: () => setBatch(null) }
}

/** The same orders as they are by now: what was sent has left its list, and may have got a label. */
async function readAgain(orders: OrderToDo[]): Promise<OrderToDo[]> {
  try {
    return await readOrders(orders.map(({ orderNumber }) => orderNumber))
  } catch {
    return orders
  }
}
