import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { messageOf } from '../../../web/api.ts'
import { notify } from '../../notify.ts'
import { useSelection } from '../use-selection.ts'

type Orders = readonly OrderToDo[]
/** A whole list, read when `page` was shown; both null before that. `chooses`: once it is read, all of it is chosen. */
type Whole = { page: Orders | null; all: Orders | null; chooses?: boolean }

const UNREAD: Whole = { page: null, all: null }

/** What was chosen at each step of the browser's history, for who goes back to it. */
const keptAt = new Map<string, { ids: ReadonlySet<string>; isWhole: boolean }>()

/**
 * Which orders of the list named `list` are chosen: of a page, or of all of it once `chooseList` has read that. They stay chosen while
 * the list is paged through or read anew, and for who comes back to it. Another list begins with none.
 */
export function useOrders(list: string, page: Orders, readList: () => Promise<Orders>) {
  const { key } = useLocation()
  const kept = keptAt.get(key)
  const [at, setAt] = useState({ key, list })
  const [whole, setWhole] = useState<Whole | null>(kept?.isWhole ? UNREAD : null)
  const selection = useSelection(whole?.all ?? page, kept?.ids)
  const { ids, setIds, choose } = selection

  if (at.key !== key) {
    setAt({ key, list })
    if (kept || at.list !== list) {
      setIds(kept?.ids ?? new Set())
      setWhole(kept?.isWhole ? UNREAD : null)
    }
  } else if (whole && whole.page !== page && ids.size === 0) setWhole(null)

  const isWhole = whole !== null
  const toRead = isWhole && whole.page !== page ? page : null
  const ask = useEffectEvent(readList)
  const take = useEffectEvent((page: Orders, all: Orders) => {
    setWhole({ page, all })
    if (whole?.chooses) choose(all)
  })
  const fail = useEffectEvent((error: unknown) => {
    notify.error(messageOf(error))
    setWhole(whole?.all ? { page, all: whole.all } : null)
  })
  useEffect(() => {
    if (!toRead) return undefined
    let isLeft = false
    ask().then(
      (all) => isLeft || take(toRead, all),
      (error: unknown) => isLeft || fail(error),
    )
    return () => void (isLeft = true)
  }, [toRead])

  useEffect(() => {
    if (ids.size > 0) keptAt.set(key, { ids, isWhole })
    else keptAt.delete(key)
  }, [key, ids, isWhole])

  return { ...selection, chooseList: () => setWhole({ ...UNREAD, chooses: true }), reads: toRead !== null, isWhole }
}
