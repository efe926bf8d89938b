import { useEffect } from 'react'
import { useSession } from '../../web/session.ts'

/**
 * Keeps the account's copy of the cart while somebody is signed in. A session that runs out leaves the cart as it is, and what the account
 * held: what is changed until the same person signs in again is then sent, and nothing that was taken out comes back.
 */
export function useAccountsCart(): void {
  const email = useSession()?.email
  useEffect(() => {
    if (email === undefined) return undefined
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
