import * as words from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { useCart } from '../../web/cart/cart.ts'
import { AddToCart } from './AddToCart.tsx'
import { PageLink } from '../PageLink.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { Price } from '../catalogue/Price.tsx'
import { orderable } from '../../web/cart/orderable.ts'

/** Offers the other one of a pair, the other side's or the other axle's, until it lies in the cart. */
export function OtherOfPair({ pair, guestsStay }: { pair: PartCard; guestsStay?: boolean }) {
  const cart = useCart()
  if (cart[pair._id]) return null
  const { _id, name, position, price, quantity } = pair
  const stock = orderable(pair)
  return (
    <section
      aria-label={words.cart.pair}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hair pt-3"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">{words.cart.other(position)}</p>
        <PageLink to={`/shop/${_id}`} className="link leading-snug">
          <Unbroken text={name} />
        </PageLink>
      </div>
      <div className="flex items-center gap-3">
        <Price amount={price} size="small" />
        {stock === 0 ? (
          <Stock stock={stock} />
        ) : (
          <AddToCart
            part={pair}
            pieces={Math.min(quantity, stock ?? quantity)}
            named
            guestsStay={guestsStay}
            look="line"
            small
          />
        )}
      </div>
    </section>
  )
}
