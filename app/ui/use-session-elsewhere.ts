import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { mayLeave } from '../web/page/may-leave.ts'
import { currentSession, onSessionElsewhere } from '../web/session.ts'

/**
 * Loads the page anew when another tab has signed out, or in as somebody else: it shows what is the account's. What is not
 * saved here is asked about first.
 */
export function useSessionElsewhere() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let email = currentSession()?.email
    return onSessionElsewhere(async () => {
      const now = currentSession()?.email
      if (now === email || !(await mayLeave())) return
      email = now
      await revalidate()
    })
  }, [revalidate])
}
