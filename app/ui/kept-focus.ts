import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the place of those who go by keyboard: when the control that has the focus goes out of the page, `place` takes the
 * focus, which stands where the control was (its `tabIndex` is -1), or the page where `place` goes, too. `around` goes on
 * what holds such controls.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    if (place.current) place.current.focus()
    else document.getElementById('main')?.focus({ preventScroll: true })
  })
  const around = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // What is taken out of the page does not come here: React is deaf while it changes the page.
    onBlur: () => {
      focused.current = null
    },
  }
  return { place, around }
}
