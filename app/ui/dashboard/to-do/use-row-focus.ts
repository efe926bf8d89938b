import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** When the row that has the focus goes out of a list of orders, the row that comes to its place takes the focus, at its first control. */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null)
  const at = useRef(-1)
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])]
    rows[Math.min(at.current, rows.length - 1)]?.focus()
    at.current = -1
  })
  const around = {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      at.current = [...list.current!.children].findIndex((row) => row.contains(target))
    },
    onBlur: () => {
      at.current = -1
    },
  }
  return around
}
