import type { ReactNode } from 'react'
import { MONEY_BACK_DAYS } from '#common/constants'
import * as words from '#common/words'
import { freeOver, useShop } from '../../web/settings.ts'
import { Icon } from '../Icon.tsx'

const say = words.promises.short

type Props = { warrantyMonths?: number | null; isThere: boolean }

/** What the shop stands for with every part: delivery of what `isThere`, return, warranty where the maker gives one. */
export function Assurances({ warrantyMonths = null, isThere }: Props) {
  const shop = useShop()
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      {shop.shipsBySettings && (
        <>
          {isThere && <Assurance icon="truck">{say.time(shop.deliveryDays)}</Assurance>}
          <Assurance icon="check">
            {say.freeOver(freeOver(shop))} <span className="whole">{say.percent(shop.shipping.percent)}</span>{' '}
            {say.ofOrder}
          </Assurance>
        </>
      )}
      <Assurance icon="return">{say.back(MONEY_BACK_DAYS)}</Assurance>
      {warrantyMonths !== null && <Assurance icon="shield">{say.warranty(warrantyMonths)}</Assurance>}
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
