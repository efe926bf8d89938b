import type { CardFit } from '#domain/fitment/schema'
import * as words from '#common/words'
import { Icon } from './Icon.tsx'

/** Sign and colour of an answer: never the colour alone. */
export const LOOKS = {
  yes: { sign: 'check', tone: 'text-good' },
  universal: { sign: 'check', tone: 'text-good' },
  maybe: { sign: 'info', tone: 'text-warn' },
  unknown: { sign: 'info', tone: 'text-ink-2' },
  no: { sign: 'cross', tone: 'text-bad' },
} as const

/** Whether the part of a card fits the remembered car, laid over the corner of its picture: nothing moves when it comes. */
export function FitMark({ fit: { fit, why }, car }: { fit: CardFit; car: string }) {
  const { sign, tone } = LOOKS[fit]
  return (
    <p className={`card-fit ${tone}`}>
      <Icon name={sign} className="size-4" />
      <span>
        {words.fit.mark[fit]}
        <span className="sr-only">
          {fit === 'unknown' && ' for'} your {[car, ...why].join(', ')}
        </span>
      </span>
    </p>
  )
}
