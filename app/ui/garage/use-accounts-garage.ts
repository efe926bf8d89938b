import { useEffect } from 'react'
import { messageOf } from '../../web/api.ts'
import { forgetGarage, readGarage } from '../../web/car/garage.ts'
import { currentSession, useSession } from '../../web/session.ts'
import { notify } from '../notify.ts'

/** Keeps this browser's garage a copy of the account's while somebody is signed in; what signs out leaves none of it here. */
export function useAccountsGarage(): void {
  const email = useSession()?.email
  useEffect(() => {
    if (email === undefined) {
      // While the page hydrates the hook tells nobody: the storage knows.
      if (!currentSession() && readGarage().owner !== null) forgetGarage()
      return undefined
    }
    let isOver = false
    let stop = () => {}
    import('./follow-account.ts').then(
      ({ followAccount }) => {
        if (!isOver) stop = followAccount(email)
      },
      // Changes stay marked as unsent: the next page load sends them.
      (error: unknown) => isOver || notify.error(messageOf(error)),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [email])
}
