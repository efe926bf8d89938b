import { currencyName } from '#common/format'
import type { PartDetail } from '#domain/catalogue/schema'
import { useShop } from '../../web/settings.ts'
import { AddToCart } from '../AddToCart.tsx'
import { Price } from '../Price.tsx'
import { Stock } from '../Stock.tsx'
import { Assurances } from './Assurances.tsx'

/** Price, stock, the way to the cart, and what the shop promises. */
export function Buy({ part }: { part: PartDetail }) {
  const { prices } = useShop()
  const { price, stock, quantity, warrantyMonths } = part
  return (
    <div className="grid gap-4 border border-ink bg-surface p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <Price amount={price} size="large" />
          <p className="text-[0.9375rem] text-ink-2">
            {quantity > 1 ? `Sold singly. A car needs ${quantity}.` : `Each, in ${currencyName(prices.currency)}.`}
          </p>
        </div>
        <Stock stock={stock} />
      </div>
      {stock === 0 ? (
        <p className="border-t border-hair pt-3 text-ink-2">
          Sold out at the moment. See below what fits in its place.
        </p>
      ) : (
        <AddToCart part={part} withIcon look="signal" className="min-h-13 text-xl" />
      )}
      <div className="border-t border-hair pt-3">
        <Assurances warrantyMonths={warrantyMonths} />
      </div>
    </div>
  )
}
