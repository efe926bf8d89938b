const CONTROLS = 'a, button, input, label, select, summary, textarea'

/** What a click is for: a label's own field, which the browser presses next. */
function controlOf({ target }: MouseEvent): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * The second press of a double-click counts only for what the first was for: what the first one does, as taking an error away, may
 * move another control under the hand. Returns how to end it.
 */
export function refuseSecondPress(): () => void {
  let first: Element | null = null
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event)
    if (event.detail < 2) first = control
    else if (control && control !== first) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
