import type { ReactNode } from 'react'
import { MONEY_BACK_DAYS } from '#common/constants'
import { freeOver, useShop } from '../../web/settings.ts'
import { Icon } from '../Icon.tsx'

type Props = { warrantyMonths?: number | null; comesLater?: boolean }

/** What the shop stands for with every part: delivery of what is there, return, warranty where the maker gives one. */
export function Assurances({ warrantyMonths = null, comesLater = false }: Props) {
  const shop = useShop()
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      {shop.shipsBySettings && (
        <>
          {!comesLater && <Assurance icon="truck">With you {shop.deliveryDays} working days after you pay</Assurance>}
          <Assurance icon="check">
            Free shipping on all orders over {freeOver(shop)}, else{' '}
            <span className="whole">{shop.shipping.percent} %</span> of the order
          </Assurance>
        </>
      )}
      <Assurance icon="return">{MONEY_BACK_DAYS} days money back</Assurance>
      {warrantyMonths !== null && <Assurance icon="shield">{warrantyMonths} months warranty by the maker</Assurance>}
    </ul>
  )
}

function Assurance({ icon, children }: { icon: 'truck' | 'check' | 'return' | 'shield'; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} className="size-5 text-ink-2" />
      <span>{children}</span>
    </li>
  )
}
