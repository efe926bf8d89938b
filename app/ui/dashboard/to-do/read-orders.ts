import { BATCH, type OrderToDo, type ToDo } from '#domain/fulfilment/schema'
import { api } from '../../../web/api.ts'

/** So many orders of a list are chosen at once at most. */
export const MOST = 1000

/** The orders of these numbers as they are by now. */
export async function readOrders(numbers: readonly string[]): Promise<OrderToDo[]> {
  const calls = Array.from({ length: Math.ceil(numbers.length / BATCH) }, (_, n) =>
    api('GET', '/to-do', { query: { number: numbers.slice(n * BATCH, (n + 1) * BATCH) } }),
  )
  return (await Promise.all(calls)).flatMap(({ items }) => items)
}

/** All orders of a list, page by page, the oldest first; MOST of them where there are more. */
export async function readList(list: ToDo, place: number | undefined): Promise<OrderToDo[]> {
  const all: OrderToDo[] = []
  let cursor: string | null = null
  do {
    const page: { items: OrderToDo[]; next: string | null } = await api('GET', '/to-do', {
      query: { number: [], list, place, cursor },
    })
    all.push(...page.items)
    cursor = page.next
  } while (cursor && all.length < MOST)
  return all.slice(0, MOST)
}
