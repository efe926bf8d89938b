import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { header as say } from '#common/words'
import { countOf, useCart } from '../../web/cart/cart.ts'
import { openCart } from '../../web/cart/cart-panel.ts'
import { CartCount } from './CartCount.tsx'
import { Icon } from '../Icon.tsx'

/** Opens the cart beside the page; without script, and while it is empty, it leads to the cart's own page. */
export function CartLink() {
  const count = countOf(useCart())
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (count === 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openCart(event.currentTarget)
  }
  return (
    <Link
      onClick={press}
      to="/cart"
      className="relative grid size-11 place-content-center hover:text-signal"
      aria-label={say.cart(count)}
    >
      <span className="relative">
        <Icon name="cart" className="size-6" />
        <CartCount />
      </span>
    </Link>
  )
}
