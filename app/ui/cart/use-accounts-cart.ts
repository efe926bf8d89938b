import { useEffect } from 'react'
import { forgetCopy } from '../../web/cart-copy.ts'
import { currentSession, useSession } from '../../web/session.ts'

/** Keeps the account's copy of the cart while somebody is signed in. A session that runs out leaves the cart as it is. */
export function useAccountsCart(): void {
  const email = useSession()?.email
  useEffect(() => {
    if (email === undefined) {
      // While the page hydrates the hook tells nobody: the storage knows.
      if (!currentSession()) forgetCopy()
      return undefined
    }
    let isOver = false
    let stop = () => {}
    import('./follow-cart.ts').then(
      ({ followCart }) => {
        if (!isOver) stop = followCart(email)
      },
      // The cart works without its copy; the next page load tries again.
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [email])
}
