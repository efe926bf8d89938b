import type { CardFit } from '#domain/fitment/schema'
import * as words from '#common/words'
import { Icon } from '../Icon.tsx'

/** Icon and colour of an answer: never the colour alone. */
export const LOOKS = {
  yes: { icon: 'check', tone: 'text-good' },
  universal: { icon: 'check', tone: 'text-good' },
  maybe: { icon: 'info', tone: 'text-warn' },
  unknown: { icon: 'info', tone: 'text-ink-2' },
  no: { icon: 'cross', tone: 'text-bad' },
} as const

/** Whether the part of a card fits the remembered car, laid over the corner of its picture: nothing moves when it comes. */
export function FitMark({ fit: { fit, why }, car }: { fit: CardFit; car: string }) {
  const { icon, tone } = LOOKS[fit]
  return (
    <p className={`card-fit ${tone}`}>
      <Icon name={icon} className="size-4" />
      <span>
        {words.fit.mark[fit]}
        <span className="sr-only">{` ${words.fit.ofCar(fit, [car, ...why].join(', '))}`}</span>
      </span>
    </p>
  )
}
