import type { CardFit } from '#domain/catalogue/schema'
import { Icon } from './Icon.tsx'

const WORDS = {
  yes: { text: 'Fits', sign: 'check', tone: 'text-good' },
  universal: { text: 'Fits', sign: 'check', tone: 'text-good' },
  maybe: { text: 'May fit', sign: 'info', tone: 'text-warn' },
  unknown: { text: 'Fit not known', sign: 'info', tone: 'text-ink-2' },
  no: { text: 'Does not fit', sign: 'cross', tone: 'text-bad' },
} as const

/** Whether the part of a card fits the remembered car, laid over the corner of its picture: nothing moves when it comes. */
export function FitMark({ fit: { fit, why }, car }: { fit: CardFit; car: string }) {
  const { text, sign, tone } = WORDS[fit]
  return (
    <p
      className={`absolute top-0 left-0 flex items-center gap-1 border-r border-b border-hair bg-surface py-0.5 pr-2 pl-1.5 text-[0.9375rem] font-semibold ${tone}`}
    >
      <Icon name={sign} className="size-4" />
      <span>
        {text}
        <span className="sr-only">
          {fit === 'unknown' && ' for'} your {[car, ...why].join(', ')}
        </span>
      </span>
    </p>
  )
}
