import type { KeyboardEvent } from 'react'

/** In a list of orders arrow keys move from row to row; where rows are chosen, space chooses and enter opens. */
export const moveByKeys = (open: (id: string) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const at = event.target
  if (!(at instanceof HTMLElement)) return
  const isBox = at instanceof HTMLInputElement && at.type === 'checkbox'
  if (!isBox && at.dataset['order'] === undefined) return
  if (isBox && event.key === 'Enter') {
    if (at.value) open(at.value)
    return event.preventDefault()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order]')]
  rows.at(Math.min(Math.max(rows.indexOf(at) + step, 0), rows.length - 1))?.focus()
}
