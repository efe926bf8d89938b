import { countOf, useCart } from '../../web/cart/cart.ts'

/** How many pieces lie in the cart; nothing while it is empty. It takes no room, so that nothing moves when it appears. */
export function CartCount() {
  const count = countOf(useCart())
  if (count === 0) return null
  return (
    <span className="absolute -top-2.5 -right-3 grid h-5 min-w-5 place-content-center rounded-full bg-signal px-1 text-[0.8125rem] leading-none font-semibold text-on-signal">
      {count > 99 ? '99+' : count}
    </span>
  )
}
