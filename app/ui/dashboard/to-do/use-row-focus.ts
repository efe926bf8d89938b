import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** When the row that has the focus goes out of a list of orders, the box of the row that comes to its place takes the focus. */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null)
  const at = useRef(-1)
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-order]') ?? [])]
    boxes[Math.min(at.current, boxes.length - 1)]?.focus()
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
