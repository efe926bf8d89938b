import { useState } from 'react'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { api, messageOf } from '../../../web/api.ts'

const AT_ONCE = 4

type Failure = { number: string; why: string }
/** How far a batch has come: `what` is done with `all` orders, which are as it left them once it is over. */
export type Batch = { what: string; all: OrderToDo[]; done: number; failed: Failure[]; isOver: boolean }

/** Does the same with many orders, a few at a time; one that fails stops no other. `ended` gets those that failed. */
export function useBatch(ended: (failed: readonly OrderToDo[]) => Promise<void>) {
  const [batch, setBatch] = useState<Batch | null>(null)
  const run = async (what: string, orders: readonly OrderToDo[], work: (order: OrderToDo) => Promise<unknown>) => {
    const failed: Failure[] = []
    const all = [...orders]
    const waiting = [...orders]
    let done = 0
    setBatch({ what, all, done, failed: [], isOver: false })
    const worker = async () => {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        try {
          await work(order)
        } catch (error) {
          failed.push({ number: order.orderNumber, why: messageOf(error) })
        }
        done += 1
        setBatch({ what, all, done, failed: [...failed], isOver: false })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const [now] = await Promise.all([
      readAgain(all),
      ended(all.filter(({ orderNumber }) => failed.some(({ number }) => number === orderNumber))),
    ])
    setBatch({ what, all: now, done, failed, isOver: true })
  }
  return { batch, run, busy: batch !== null && !batch.isOver, close: () => setBatch(null) }
}

/** The same orders as they are by now: what was sent has left its list, and may have got a label. */
async function readAgain(orders: OrderToDo[]): Promise<OrderToDo[]> {
  const number = orders.map(({ orderNumber }) => orderNumber)
  try {
    return (await api('GET', '/to-do', { query: { number } })).items
  } catch {
    return orders
  }
}
