import { MONEY_BACK_DAYS } from '#common/constants'
import * as words from '#common/words'
import { freeOver, useShop } from '../../web/settings.ts'
import { Icon } from '../Icon.tsx'

const say = words.home.benefits

const benefits = (over: string) =>
  [
    { icon: 'truck', title: say.shipping.title, text: say.shipping.text(over) },
    { icon: 'return', title: say.money.title, text: say.money.text(MONEY_BACK_DAYS) },
    { icon: 'lock', ...say.card },
    { icon: 'shield', ...say.setAside },
  ] as const

/** The benefits strip; free shipping begins where the settings say. */
export function Benefits() {
  const shop = useShop()
  const promised = benefits(freeOver(shop)).filter(({ icon }) => icon !== 'truck' || shop.shipsBySettings)
  return (
    <section aria-label={say.title} className="sheet pt-20">
      <ul className="grid gap-px border border-hair bg-hair sm:grid-cols-2 lg:grid-cols-4">
        {promised.map(({ icon, title, text }) => (
          <li key={text} className="flex gap-4 bg-surface p-5">
            <Icon name={icon} className="size-9 text-signal" />
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
