import { useSyncExternalStore } from 'react'

let isOpen = false
let note: string | null = null
const listeners = new Set<() => void>()

function set(value: boolean) {
  isOpen = value
  for (const listener of listeners) listener()
}

/**
 * Opens the cart beside the page. The dialog gives the focus back to `pressed`: not every browser focuses what is pressed.
 * `said`: what the panel says first.
 */
export function openCart(pressed: HTMLElement | null, said: string | null = null): void {
  note = said
  pressed?.focus({ preventScroll: true })
  set(true)
}

export const closeCart = () => set(false)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useCartIsOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )

/** What the panel that was opened last says first. */
export const cartNote = () => note
