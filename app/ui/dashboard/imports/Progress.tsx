import { useId } from 'react'
import * as words from '#common/words'

const say = words.importSending.progress

/** "about 2 minutes" */
function durationOf(seconds: number): string {
  if (seconds < 10) return say.fewSeconds
  if (seconds < 90) return say.seconds(Math.ceil(seconds / 10) * 10)
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? say.minutes(minutes) : say.hours(Math.round(minutes / 60))
}

type Props = { label: string; /** From 0 to 1. */ share: number; secondsLeft?: number | null; children?: string }

/**
 * How far something is, how long it still takes, and what may be done meanwhile. Its figures change each second: nobody wants
 * to hear them all.
 */
export function Progress({ label, share, secondsLeft, children }: Props) {
  const id = useId()
  const percent = Math.floor(share * 100)
  return (
    <div className="grid gap-2 border border-edge bg-surface p-4">
      <div aria-live="off" className="grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-4">
          <label htmlFor={id} className="label">
            {label}
          </label>
          <span className="text-ink-2">
            {say.percent(percent)}
            {secondsLeft != null && secondsLeft > 0 && say.left(durationOf(secondsLeft))}
          </span>
        </div>
        <progress id={id} max={100} value={percent} className="progress" />
      </div>
      {children && <p className="text-[0.9375rem] text-ink-2">{children}</p>}
    </div>
  )
}
