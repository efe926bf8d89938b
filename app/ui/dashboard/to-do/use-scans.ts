import { useRef, useState } from 'react'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { toDo as words } from '#common/words'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { notify } from '../../notify.ts'
import { nextMove } from './moves.ts'
import type { Typed } from './typed.ts'

type Found = { code: string; order: OrderToDo }
/** What a number of a part finds: the orders that hold it and are not wholly sent; `more`: there are further ones. */
type OfPart = { code: string; orders: OrderToDo[]; more: boolean }
type Desk = {
  /** The order that the page begins with. */
  opened: OrderToDo | null
  /** Where the admin packs; undefined: anywhere. */
  place: { id: number } | undefined
  /** What is typed into the forms of its orders: as the page shows it, and now. */
  forms: { typed: Typed; now: () => Typed }
  onChanged: () => Promise<void>
}

const charactersOf = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

const isUnknown = (problem: unknown) => problem instanceof ApiProblem && problem.status === 404

/**
 * What a scanner does at the desk. A scan shows an order; a scan of the order that is shown does what comes next. Scans are done one
 * after another, as they came. A second scan of a number does nothing until the first one's outcome is shown: nobody has seen yet what
 * comes next. A number of a part shows which orders hold it. `scan` answers whether it worked.
 */
export function useScans({ opened, place, forms, onChanged }: Desk, onError: (message?: string) => void) {
  const [found, setFound] = useState<Found | null>(opened && { code: opened.orderNumber, order: opened })
  const shown = useRef(found)
  const [ofPart, setOfPart] = useState<OfPart | null>(null)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(new Set<string>())
  const last = useRef(Promise.resolve(true))

  const show = (it: Found | null, parts: OfPart | null = null) => {
    setFound((shown.current = it))
    setOfPart(parts)
  }
  const find = async (code: string) => {
    try {
      show({ code, order: await api('GET', '/to-do/{code}', { path: { code } }) })
    } catch (problem) {
      if (!isUnknown(problem)) throw problem
      await findPart(code)
    }
    underWay.current.delete(charactersOf(code))
  }
  const findPart = async (code: string) => {
    try {
      const { items, next } = await api('GET', '/to-do', { query: { number: [], part: code } })
      show(null, { code, orders: items, more: next !== null })
    } catch (problem) {
      throw isUnknown(problem) ? new ApiProblem(404, 'not-found', words.scan.unknown) : problem
    }
  }
  const nextOf = (it: Found | null, typed = forms.now()) => it && nextMove(it.order, { typed, place: place?.id })

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
    await Promise.all([find((found ?? ofPart)!.code), onChanged()])
  }
  return { found, ofPart, next: nextOf(found, forms.typed), busy, scan, readAnew, putAway: () => show(null) }
}
