import { type KeyboardEvent, useState } from 'react'
import type { OrderToDo } from '#domain/fulfilment/schema'

/** Which orders of a list are chosen. Arrow keys move from box to box, space chooses, enter opens. */
export function useSelection(orders: readonly OrderToDo[], open: (id: string) => void) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = orders.filter(({ _id }) => ids.has(_id))
  const toggle = (id: string) => setIds((before) => before.symmetricDifference(new Set([id])))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    toggle,
    isAll: chosen.length === orders.length && orders.length > 0,
    toggleAll: () => setIds(chosen.length === orders.length ? new Set() : new Set(orders.map(({ _id }) => _id))),
    choose: (those: readonly OrderToDo[]) => setIds(new Set(those.map(({ _id }) => _id))),
    onKeyDown,
  }
}
