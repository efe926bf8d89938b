import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { typedGrams } from '#common/typed-size'
import type { Parcel } from '#domain/orders/schema'

/** What was typed into the forms of opened orders and not sent yet, by form. */
export type Typed = ReadonlyMap<string, unknown>
type Units = readonly { line: number; quantity: number }[]
export type Carried = { carrier: string; tracking: string; trackingUrl: string | undefined }

export const packKey = (order: { _id: string }, place: number) => `pack ${order._id} ${place}`
export const sendKey = (parcel: Parcel) => `send ${parcel._id}`
export const labelKey = (parcel: Parcel) => `label ${parcel._id}`

export const unitsTyped = (typed: Typed, order: { _id: string }, place: number) =>
  typed.get(packKey(order, place)) as Units | undefined
export const carriedTyped = (typed: Typed, parcel: Parcel) => typed.get(sendKey(parcel)) as Carried | undefined
/** What is no number counts, too: the shop refuses it. */
export function gramsTyped(typed: Typed, parcel: Parcel): number | undefined {
  const text = typed.get(labelKey(parcel)) as string | undefined
  return text === undefined ? undefined : typedGrams(text)
}

/** How a form tells what is typed into it; null: nothing that differs from what it began with. */
export const TellTyped = createContext<(form: string, typed: unknown) => void>(() => {})

/** Knows what is typed anywhere on a page, so that a scan, or a press for many orders, does that. `now` is never out of date. */
export function useTyped() {
  const [typed, setTyped] = useState<Typed>(new Map())
  const latest = useRef(typed)
  const tell = useCallback((form: string, said: unknown) => {
    if (said === null && !latest.current.has(form)) return
    const next = new Map(latest.current)
    if (said === null) next.delete(form)
    else next.set(form, said)
    setTyped((latest.current = next))
  }, [])
  const now = useCallback(() => latest.current, [])
  return useMemo(() => ({ typed, now, tell }), [typed, now, tell])
}

/** Tells what is typed into one form as long as that is there. */
export function useTellTyped(form: string, typed: unknown): void {
  const tell = useContext(TellTyped)
  const said = JSON.stringify(typed ?? null)
  useEffect(() => {
    tell(form, JSON.parse(said))
    return () => tell(form, null)
  }, [tell, form, said])
}
