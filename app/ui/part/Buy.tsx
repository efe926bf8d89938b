import type { ReactNode } from 'react'
import { MONEY_BACK_DAYS } from '#common/constants'
import type { PartDetail } from '#domain/catalogue/schema'
import { useShop, withCents } from '../../web/shop.ts'
import { Icon } from '../Icon.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Price } from '../Price.tsx'
import { Stock } from '../Stock.tsx'

/** Price, stock, the way to the cart, and what the shop promises. */
export function Buy({ part }: { part: PartDetail }) {
  const { shipping } = useShop()
  const { _id, price, stock, quantity, warrantyMonths } = part
  return (
    <div className="grid gap-4 border border-ink bg-surface p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <Price amount={price} size="large" />
          <p className="text-[0.9375rem] text-ink-2">
            {quantity > 1 ? `Each. Your car needs ${quantity}.` : 'Each, in US dollars.'}
          </p>
        </div>
        <Stock stock={stock} />
      </div>
      {stock === 0 ? (
        <p className="border-t border-hair pt-3 text-ink-2">
          Sold out at the moment. See below what fits in its place.
        </p>
      ) : (
        <LinkButton to={`/singleProduct/${_id}`} look="signal" className="min-h-13 text-xl">
          <Icon name="cart" />
          ADD TO CART
        </LinkButton>
      )}
      <ul className="grid gap-1.5 border-t border-hair pt-3 text-[0.9375rem]">
        <Promise icon="truck">
          Free shipping on all orders over {withCents(shipping.freeOver)}, else {shipping.percent} % of the order
        </Promise>
        <Promise icon="return">{MONEY_BACK_DAYS} days money back</Promise>
        {warrantyMonths !== null && <Promise icon="shield">{warrantyMonths} months warranty by the maker</Promise>}
      </ul>
    </div>
  )
}

function Promise({ icon, children }: { icon: 'truck' | 'return' | 'shield'; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} className="size-5 text-ink-2" />
      <span>{children}</span>
    </li>
  )
}
