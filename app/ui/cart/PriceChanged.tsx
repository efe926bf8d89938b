import { cart as words } from '#common/words'
import { useMoney } from '../../web/settings.ts'

/** Says that a part costs `now` what it did not when the shopper saw it last; `before` undefined: it has not changed. */
export function PriceChanged({ before, now }: { before: number | undefined; now: number }) {
  const money = useMoney()
  if (before === undefined || before === now) return null
  return (
    <p role="status" className="font-semibold text-warn">
      {words.panel.price(money(before), money(now))}
    </p>
  )
}
