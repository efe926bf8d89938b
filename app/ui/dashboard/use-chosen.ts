import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageOf } from '../../web/api.ts'
import { notify } from '../notify.ts'

const AT_ONCE = 4

/** Which rows of a list are chosen; `each` does the same with all of them and reads the list anew. Those that fail stay chosen. */
export function useChosen<T extends { _id: string }>(items: readonly T[]) {
  const { revalidate } = useRevalidator()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const chosen = items.filter(({ _id }) => ids.has(_id))
  const each = async (work: (item: T) => Promise<unknown>, said: (count: number) => string) => {
    setBusy(true)
    const waiting = [...chosen]
    const failed = new Map<string, string>()
    const worker = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        await work(item).catch((error: unknown) => failed.set(item._id, messageOf(error)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const done = chosen.length - failed.size
    if (done > 0) notify.success(said(done))
    const [why] = failed.values()
    if (why) notify.error(`${failed.size} failed: ${why}`)
    setIds(new Set(failed.keys()))
    await revalidate()
    setBusy(false)
  }
  const isAll = chosen.length === items.length
  return {
    chosen,
    busy,
    each,
    count: items.length,
    isAll,
    toggleAll: () => setIds(new Set(isAll ? [] : items.map(({ _id }) => _id))),
    has: (item: T) => ids.has(item._id),
    toggle: ({ _id }: T) => setIds((before) => before.symmetricDifference(new Set([_id]))),
  }
}
export type Chosen<T extends { _id: string }> = ReturnType<typeof useChosen<T>>
