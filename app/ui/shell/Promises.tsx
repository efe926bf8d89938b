import { MONEY_BACK_DAYS } from '#common/constants'
import * as words from '#common/words'
import { freeOver, useShop } from '../../web/settings.ts'

const say = words.header.promises

/** The line above the navbar: what this shop stands for, in three short promises. */
export function Promises() {
  const shop = useShop()
  return (
    <section aria-label={say.title} className="no-print bg-steel text-on-steel">
      <ul className="sheet label flex justify-center gap-x-8 py-1.5 text-[0.875rem] sm:justify-between">
        {shop.shipsBySettings && <li>{say.freeOver(freeOver(shop))}</li>}
        <li className={shop.shipsBySettings ? 'max-sm:hidden' : undefined}>{say.moneyBack(MONEY_BACK_DAYS)}</li>
        <li className="max-md:hidden">{say.fit(shop.since)}</li>
      </ul>
    </section>
  )
}
