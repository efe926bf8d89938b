import { dayInUtc } from '#common/format'
import { order as words } from '#common/words'
import { Icon } from '../Icon.tsx'

type Props = { waits: { quantity: number; due: string } | undefined; quantity: number }

/** What of a line has not come in yet, and when it does; nothing if all of it is there. */
export function Waits({ waits, quantity }: Props) {
  if (!waits) return null
  return (
    <span className="flex gap-1.5 text-[0.9375rem] text-warn">
      <Icon name="info" className="mt-0.5 size-4" />
      {words.waits(waits.quantity, waits.quantity === quantity, dayInUtc(waits.due))}
    </span>
  )
}
