import { useState } from 'react'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { messageOf } from '../../../web/api.ts'
import { notify } from '../../notify.ts'
import { useSelection } from '../use-selection.ts'

type Read = { page: readonly OrderToDo[]; all: readonly OrderToDo[] }

/** Which orders are chosen: of a page, or of its whole list once `chooseList` has read that. A new page forgets the list. */
export function useOrders(page: readonly OrderToDo[], readList: () => Promise<readonly OrderToDo[]>) {
  const [read, setRead] = useState<Read | null>(null)
  const [reads, setReads] = useState(false)
  const list = read?.page === page ? read.all : null
  const selection = useSelection(list ?? page)
  const chooseList = async () => {
    setReads(true)
    try {
      const all = await readList()
      setRead({ page, all })
      selection.choose(all)
    } catch (error) {
      notify.error(messageOf(error))
    }
    setReads(false)
  }
  return { ...selection, chooseList, reads, isList: list !== null }
}
