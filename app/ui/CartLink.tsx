import { Link } from 'react-router'
import { countOf, useCart } from '../web/cart.ts'
import { notify } from './notify.ts'
import { CartCount } from './CartCount.tsx'
import { Icon } from './Icon.tsx'

/** To the order summary, which stands on the page of a part that is in the cart; to the shop while the cart is empty. */
export function CartLink() {
  const cart = useCart()
  const first = Object.keys(cart)[0]
  const count = countOf(cart)
  const words = count === 0 ? 'Your cart is empty' : `Your cart, ${count} ${count === 1 ? 'piece' : 'pieces'}`
  return (
    <Link
      onClick={() => count === 0 && notify.message('Your cart is empty')}
      to={first ? `/singleProduct/${first}` : '/shop'}
      className="relative grid size-11 place-content-center hover:text-signal"
      aria-label={words}
    >
      <span className="relative">
        <Icon name="cart" className="size-6" />
        <CartCount />
      </span>
    </Link>
  )
}
