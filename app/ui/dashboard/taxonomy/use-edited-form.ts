import { useEffect, useRef } from 'react'

/** For a form that one opens: its first field takes the focus, so it comes into view from far down the list. */
export function useEditedForm() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  return form
}
