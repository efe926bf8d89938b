import { useState } from 'react'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { messageOf } from '../../../web/api.ts'

const AT_ONCE = 4

type Failure = { number: string; why: string }
/** How far a batch has come: `what` is done with `all` orders. */
export type Batch = { what: string; all: OrderToDo[]; done: number; failed: Failure[]; isOver: boolean }

/** Does the same with many orders, a few at a time; one that fails stops no other. */
export function useBatch(ended: () => Promise<void>) {
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
    await ended()
    setBatch({ what, all, done, failed, isOver: true })
  }
  return { batch, run, busy: batch !== null && !batch.isOver, close: () => setBatch(null) }
}
