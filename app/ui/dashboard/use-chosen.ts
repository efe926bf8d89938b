import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminLists } from '#common/words'
import { notify } from '../notify.ts'
import { doWithEach } from './do-with-each.ts'
import { useSelection } from './use-selection.ts'

/** A selection of rows; `each` does the same with all of them and reads the list anew. Those that fail stay chosen. */
export function useChosen<T extends { _id: string }>(items: readonly T[]) {
  const { revalidate } = useRevalidator()
  const selection = useSelection(items)
  const { chosen, choose } = selection
  const [busy, setBusy] = useState(false)
  const each = async (work: (item: T) => Promise<unknown>, said: (count: number) => string) => {
    setBusy(true)
    const failed = await doWithEach(chosen, work)
    const done = chosen.length - failed.size
    if (done > 0) notify.success(said(done))
    const [why] = failed.values()
    if (why) notify.error(adminLists.choose.failed(failed.size, why))
    choose([...failed.keys()])
    await revalidate()
    setBusy(false)
  }
  return { ...selection, busy, each }
}
export type Chosen<T extends { _id: string }> = ReturnType<typeof useChosen<T>>
