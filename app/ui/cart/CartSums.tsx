import type { Totals } from '#common/money'
import { stepOf } from '#common/prices'
import * as words from '#common/words'
import { useMoney, useShop } from '../../web/settings.ts'

const say = words.cart.sums

/** Subtotal, shipping estimate and total; figures aligned. */
export function CartSums({ sums }: { sums: Totals }) {
  const money = useMoney()
  const { prices, shipping } = useShop()
  const missing = shipping.freeOver + stepOf(prices) - sums.subtotal
  return (
    <>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1.5 px-5 py-4">
        <dt>{say.subtotal}</dt>
        <dd className="text-right">{money(sums.subtotal)}</dd>
        <dt>{words.singleProduct.summary.shipping}</dt>
        <dd className="text-right">{sums.saved > 0 ? words.delivery.free : money(sums.shipping)}</dd>
        {sums.saved > 0 && (
          <>
            <dt className="text-good">{say.saved}</dt>
            <dd className="text-right text-good">{money(sums.saved)}</dd>
          </>
        )}
        <dt className="head mt-2 border-t border-ink pt-2 text-2xl">{say.total}</dt>
        <dd className="head mt-2 border-t border-ink pt-2 text-right text-2xl" data-testid="total">
          {money(sums.total)}
        </dd>
      </dl>
      {sums.shipping > 0 && missing > 0 && (
        <p className="border-t border-hair px-5 py-2.5 text-[0.9375rem] text-ink-2">{say.more(money(missing))}</p>
      )}
    </>
  )
}
