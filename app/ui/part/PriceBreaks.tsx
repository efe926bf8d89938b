import * as words from '#common/words'
import type { PriceBreak } from '#domain/catalogue/schema'
import { useMoney } from '../../web/settings.ts'

const say = words.part.priceBreaks

/** What each costs from so many units in one order. */
export function PriceBreaks({ breaks }: { breaks: readonly PriceBreak[] }) {
  const money = useMoney()
  return (
    <section aria-label={say.title} className="border-t border-hair pt-3">
      <h2 className="label text-[0.875rem] text-ink-2">{say.title}</h2>
      <ul className="tabular mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {breaks.map(({ from, price }) => (
          <li key={from}>{say.row(from, money(price))}</li>
        ))}
      </ul>
    </section>
  )
}
