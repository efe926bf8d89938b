import { useEffect, useRef } from 'react'

/** Gives the focus to the first wrong field inside `ref` after each refusal. `refused`: another value each time, and false before. */
export function useFirstWrong<E extends HTMLElement>(refused: unknown) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (refused) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  return ref
}
