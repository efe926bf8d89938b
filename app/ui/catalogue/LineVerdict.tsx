import type { CardFit } from '#domain/fitment/schema'
import { verdict as words } from '#common/words'
import { LOOKS } from './FitMark.tsx'
import { Icon } from '../Icon.tsx'

type Props = Pick<CardFit, 'fit' | 'why'> & { label: string; knows: boolean }

/** For which car a line of a cart or an order is, whether it fits, and why. */
export function LineVerdict({ fit, why, label, knows }: Props) {
  const { icon, tone } = LOOKS[fit]
  return (
    <span className={`flex gap-1.5 text-[0.9375rem] leading-snug ${tone}`}>
      <Icon name={icon} className="mt-0.5 size-4 flex-none" />
      <span className="min-w-0">{words.sentence({ fit, why, label, knows })}</span>
    </span>
  )
}
