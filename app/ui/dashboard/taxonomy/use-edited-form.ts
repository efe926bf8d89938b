import { useEffect, useRef } from 'react'

/** For the form of what one edits: its first field takes the focus, so it comes into view from far down the list. */
export function useEditedForm(isEdited: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isEdited) form.current?.querySelector('input')?.focus()
  }, [isEdited])
  return form
}
