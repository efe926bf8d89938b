import { MONEY_BACK_DAYS } from '#common/constants'
import { freeOver, useShop } from '../web/settings.ts'

/** The line above the navbar: what this shop stands for, in three short promises. */
export function Promises() {
  const shop = useShop()
  return (
    <section aria-label="Our promises" className="no-print bg-steel text-on-steel">
      <ul className="sheet label flex justify-center gap-x-8 py-1.5 text-[0.875rem] sm:justify-between">
        {shop.shipsBySettings && <li>Free shipping over {freeOver(shop)}</li>}
        <li className={shop.shipsBySettings ? 'max-sm:hidden' : undefined}>{MONEY_BACK_DAYS} days money back</li>
        <li className="max-md:hidden">Parts that fit, since 1992</li>
      </ul>
    </section>
  )
}
