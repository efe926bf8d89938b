import { type RefObject, useEffect, useState } from 'react'
import type { PartDetail } from '#domain/catalogue/schema'
import { AddToCart } from '../cart/AddToCart.tsx'
import type { ButtonLook } from '../Button.tsx'
import { Price } from '../catalogue/Price.tsx'
import { orderable } from '../../web/cart/orderable.ts'

type Props = Required<Pick<ButtonLook, 'look'>> & { part: PartDetail; box: RefObject<HTMLElement | null> }

/**
 * On phones, price and cart at hand while the buy box is out of sight. It sticks only as far as the page's own content
 * goes, so the footer stays free; what has the focus is scrolled above it (`.buy-bar`).
 */
export function BuyBar({ part, box, look }: Props) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const sight = new IntersectionObserver(([entry]) => setNeeded(!entry?.isIntersecting))
    sight.observe(box.current)
    return () => sight.disconnect()
  }, [box])

  if (orderable(part) === 0 || part.status) return null
  return (
    <div
      className={`buy-bar with-script no-print sticky bottom-0 z-20 border-t border-ink bg-surface pb-[env(safe-area-inset-bottom)] transition-[translate,visibility] duration-200 md:hidden low:hidden ${
        isNeeded ? '' : 'invisible translate-y-full'
      }`}
    >
      <div className="sheet flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <Price amount={part.price} />
        <AddToCart part={part} withIcon guestsStay look={look} className="flex-1" />
      </div>
    </div>
  )
}
