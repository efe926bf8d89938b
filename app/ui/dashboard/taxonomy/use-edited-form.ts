import { useEffect, useRef, useState } from 'react'

/**
 * For a form that one opens: its first field takes the focus, so it comes into view from far down the list. When it closes, the button
 * that opened it has the focus again, so one goes on where one was.
 */
export function useEditedForm() {
  const form = useRef<HTMLFormElement>(null)
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
    return () => opener?.focus()
  }, [opener])
  return form
}
