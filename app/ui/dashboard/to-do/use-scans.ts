import { useRef, useState } from 'react'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { api, messageOf } from '../../../web/api.ts'
import { notify } from '../../notify.ts'
import { nextMove } from './moves.ts'

type Found = { code: string; order: OrderToDo }
type Desk = {
  /** The order that the page begins with. */
  opened: OrderToDo | null
  /** Where the admin packs; undefined: anywhere. */
  place: { id: number } | undefined
  onChanged: () => Promise<void>
}

const charactersOf = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * What a scanner does at the desk. A scan shows an order; a scan of the order that is shown does what comes next. Scans are done one
 * after another, as they came. A second scan of a number does nothing until the first one's outcome is shown: nobody has seen yet what
 * comes next. `scan` answers whether it worked.
 */
export function useScans({ opened, place, onChanged }: Desk, onError: (message?: string) => void) {
  const [found, setFound] = useState<Found | null>(opened && { code: opened.orderNumber, order: opened })
  const shown = useRef(found)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(new Set<string>())
  const last = useRef(Promise.resolve(true))

  const show = (it: Found | null) => setFound((shown.current = it))
  const find = async (code: string) => {
    show({ code, order: await api('GET', '/to-do/{code}', { path: { code } }) })
    underWay.current.delete(charactersOf(code))
  }
  const nextOf = (it: Found | null) => it && nextMove(it.order, place?.id)

  const work = async (code: string) => {
    const it = shown.current
    const next = it && charactersOf(it.code) === charactersOf(code) && nextOf(it)
    if (!next) return find(code)
    await next.move()
    notify.success(next.done(it.order.orderNumber))
    await Promise.all([find(code), onChanged()])
  }
  const attempt = async (code: string): Promise<boolean> => {
    onError()
    setBusy(true)
    try {
      await work(code)
      return true
    } catch (problem) {
      underWay.current.delete(charactersOf(code))
      onError(messageOf(problem))
      return false
    } finally {
      setBusy(false)
    }
  }
  const scan = async (code: string): Promise<boolean> => {
    if (underWay.current.has(charactersOf(code))) return true
    underWay.current.add(charactersOf(code))
    return (last.current = last.current.then(() => attempt(code)))
  }
  const readAnew = async () => {
    await Promise.all([find(found!.code), onChanged()])
  }
  return { found, next: nextOf(found), busy, scan, readAnew, putAway: () => show(null) }
}
