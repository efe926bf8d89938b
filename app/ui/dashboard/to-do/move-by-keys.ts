import type { KeyboardEvent } from 'react'

/** In a list of orders arrow keys move from box to box, space chooses, enter opens. */
export const moveByKeys = (open: (id: string) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const box = event.target
  if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') return
  if (event.key === 'Enter' && box.value) open(box.value)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined && event.key !== 'Enter') return
  event.preventDefault()
  if (step === undefined) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-order]')]
  boxes.at(Math.min(Math.max(boxes.indexOf(box) + step, 0), boxes.length - 1))?.focus()
}
