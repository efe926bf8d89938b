import { Link } from 'react-router'
import * as words from '#common/words'
import { countOf, useCart } from '../../web/cart/cart.ts'
import { isShopping } from '../../web/guard.tsx'
import { useIsHydrated } from '../../web/page/hydrated.ts'
import { Note } from '../Note.tsx'

const say = words.cart.waits

/**
 * Tells whoever was sent to the login on the way to an order that the cart is still there, and can be ordered without
 * an account. The page comes with both notes, and the mark on the document shows one before the first paint, so the
 * form below never moves.
 */
export function CartWaits({ from }: { from: string }) {
  const pieces = countOf(useCart())
  const isHydrated = useIsHydrated()
  const part = /^\/singleProduct\/(\d+)/.exec(from)?.[1]
  if (!isShopping(from)) return null
  if (!isHydrated)
    return (
      <>
        <div className="with-cart">
          <Waits />
        </div>
        {part && (
          <div className="without-cart">
            <NeedsAccount part={part} />
          </div>
        )}
      </>
    )
  if (pieces > 0) return <Waits pieces={pieces} />
  return part ? <NeedsAccount part={part} /> : null
}

const Waits = ({ pieces }: { pieces?: number }) => (
  <Note>
    <p className="font-semibold">{say.waits(pieces)}</p>
    <p>
      {say.noAccount}{' '}
      <Link to="/checkout" className="link">
        {say.asGuest}
      </Link>
    </p>
  </Note>
)

const NeedsAccount = ({ part }: { part: string }) => (
  <Note>
    <p>
      {say.here}{' '}
      <Link to={`/shop/${part}`} className="link">
        {say.toPart}
      </Link>
    </p>
  </Note>
)
