import { MONEY_BACK_DAYS } from '#common/constants'
import { freeOver, useShop } from '../../web/settings.ts'
import { Icon } from '../Icon.tsx'

const benefits = (over: string) =>
  [
    { icon: 'truck', title: 'FREE SHIPPING', text: `on all orders over ${over}` },
    { icon: 'return', title: 'MONEY GUARANTEE', text: `${MONEY_BACK_DAYS} days money back` },
    {
      icon: 'lock',
      title: 'SAFE SHOPPING',
      text: 'guarantee: your card number goes to the payment provider only, never to us',
    },
    {
      icon: 'shield',
      title: 'SAFE SHOPPING',
      text: 'guarantee: we set your parts aside while you pay, so nobody else can take them',
    },
  ] as const

/** The benefits strip; free shipping begins where the settings say. */
export function Benefits() {
  const shop = useShop()
  const promised = benefits(freeOver(shop)).filter(({ icon }) => icon !== 'truck' || shop.shipsBySettings)
  return (
    <section aria-label="What we promise" className="sheet pt-20">
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
