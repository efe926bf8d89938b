import { type RefObject, useEffect } from 'react'
import { type LineCar, lineKey } from '../../web/cart/cart-cars.ts'

let next: string | null = null

/** Whoever goes by keyboard goes on at this line of the cart, as soon as it is there: its part may have to be read first. */
export const goOnAt = (part: string, car: LineCar | null) => {
  next = lineKey(part, car)
}

/** Lets a list of lines, each marked by `data-line`, take the focus for `goOnAt`. */
export function useGoOn(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = next && list.current?.querySelector<HTMLElement>(`[data-line='${CSS.escape(next)}']`)
    if (!row) return
    row.focus()
    // A list that lies under the cart's panel takes no focus.
    if (document.activeElement === row) next = null
  })
  useEffect(
    () => () => {
      next = null
    },
    [],
  )
}
