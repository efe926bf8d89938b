import { currencyName } from '#common/format'
import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import { useShop } from '../../web/settings.ts'
import { AddToCart } from '../cart/AddToCart.tsx'
import type { ButtonLook } from '../Button.tsx'
import { AddNeeded } from '../cart/AddNeeded.tsx'
import { OtherOfPair } from '../cart/OtherOfPair.tsx'
import { NoLongerSold } from '../catalogue/NoLongerSold.tsx'
import { PageLink } from '../PageLink.tsx'
import { Price } from '../catalogue/Price.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { BackOrderNote } from './BackOrderNote.tsx'
import { Assurances } from './Assurances.tsx'
import { PriceBreaks } from './PriceBreaks.tsx'
import { SoldOut } from './SoldOut.tsx'
import { DeliveryCost } from './DeliveryCost.tsx'
import { orderable } from '../../web/cart/orderable.ts'

/** Price, stock, the way to the cart, and what the shop promises. */
export function Buy({ part, look }: { part: PartDetail } & Required<Pick<ButtonLook, 'look'>>) {
  const { prices } = useShop()
  const currency = currencyName(prices.currency)
  const { price, stock, backOrder, packSize, quantity, warrantyMonths, pair, status, instead } = part
  return (
    <div className="grid grid-cols-1 gap-4 border border-ink bg-surface p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <Price amount={price} size="large" />
          <p className="text-[0.9375rem] text-ink-2">
            {packSize
              ? words.partPage.ofPack(packSize, currency, quantity)
              : quantity > 1
                ? words.cart.soldSingly(quantity)
                : words.partPage.each(currency)}
          </p>
        </div>
        {!status && <Stock stock={stock} backOrder={backOrder} />}
      </div>
      {status ? (
        <NoLongerSold part={part} />
      ) : orderable(part) === 0 ? (
        <SoldOut part={part} />
      ) : (
        <div className="grid gap-3">
          <BackOrderNote part={part} />
          <AddToCart part={part} withIcon guestsStay look={look} className="min-h-13 text-xl" />
          <AddNeeded part={part} guestsStay look="line" />
        </div>
      )}
      {!status && instead && (
        <PageLink to={`/shop/${instead._id}`} className="link">
          {words.part.retired.follows(`${instead.brand} ${instead.number}`)}
        </PageLink>
      )}
      {!status && orderable(part) !== 0 && <DeliveryCost partId={part._id} />}
      {!status && part.priceBreaks && <PriceBreaks breaks={part.priceBreaks} />}
      {!status && pair && <OtherOfPair key={pair._id} pair={pair} guestsStay />}
      {!status && (
        <div className="border-t border-hair pt-3">
          <Assurances warrantyMonths={warrantyMonths} isThere={stock !== 0} />
        </div>
      )}
    </div>
  )
}
