import { Link } from 'react-router'
import * as words from '#common/words'
import { useCart } from '../../web/cart.ts'
import { isShopping } from '../../web/guard.tsx'
import { Note } from '../Note.tsx'

const say = words.cart.waits

/** For who was sent to the login on the way to an order: the cart is still there, and orders without an account, too. */
export function CartWaits({ from }: { from: string }) {
  const parts = Object.keys(useCart()).length
  const part = /^\/singleProduct\/(\d+)/.exec(from)?.[1]
  if (!isShopping(from)) return null
  if (parts > 0)
    return (
      <Note>
        <p className="font-semibold">{say.waits(parts)}</p>
        <p>
          {say.noAccount}{' '}
          <Link to="/checkout" className="link">
            {say.asGuest}
          </Link>
        </p>
      </Note>
    )
  return part ? (
    <Note>
      <p>
        {say.here}{' '}
        <Link to={`/shop/${part}`} className="link">
          {say.toPart}
        </Link>
      </p>
    </Note>
  ) : null
}
