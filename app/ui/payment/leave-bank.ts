import { useEffect, useRef } from 'react'

/**
 * Runs what may have the card's bank ask a question. Its window is the provider's and would stay above the next page, so whoever
 * leaves meanwhile has that page loaded whole.
 */
export function useLeavableBank() {
  const askedAt = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (askedAt.current !== null && askedAt.current !== location.pathname) location.reload()
    },
    [],
  )
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    askedAt.current = location.pathname
    return ask().finally(() => (askedAt.current = null))
  }
}
