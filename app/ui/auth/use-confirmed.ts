import { useEffect } from 'react'
import { whoIsThere } from './sign-in.ts'

/** While `isAsked`: whoever confirms the e-mail address in another tab sees that as soon as they are back in this one. */
export function useConfirmed(isAsked: boolean, onConfirmed: () => unknown) {
  useEffect(() => {
    if (!isAsked) return
    const look = async () => {
      if (document.hidden) return
      const person = await whoIsThere().catch(() => null)
      if (person?.emailVerified) onConfirmed()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isAsked, onConfirmed])
}
