import type { CSSProperties } from 'react'
import { header as say } from '#common/words'
import { linesOfName, longestOf } from './lines-of-name.ts'

/** The logo: a wheel leaning off its centre line, with the angle marked. That angle is camber. */
function Wheel() {
  return (
    <svg viewBox="0 0 28 40" className="h-10" fill="none" aria-hidden="true">
      <path d="M3 0v40" stroke="currentColor" strokeWidth="1.2" strokeDasharray="7 2 2 2" />
      <g transform="rotate(11 6 39)" stroke="currentColor">
        <rect x="7.2" y="9.5" width="13.5" height="27.5" rx="4" strokeWidth="2.4" />
        <path d="M8 16.5h12M8 23.2h12M8 30h12" strokeWidth="1.3" />
      </g>
      <path d="M3 3.6c6-.9 11.6 0 16.800 2.5" stroke="var(--accent)" strokeWidth="2.2" />
      <path d="m18.2 2 6.300 5.6-7.900 1z" fill="var(--accent)" />
    </svg>
  )
}

/**
 * "CAMBER motor parts": the shop's name is a setting, so it is set, not drawn. In the bar of a very narrow window it is only
 * the wheel: the chosen car would have no room.
 */
export function Wordmark({ name, inBar = false }: { name: string; inBar?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Wheel />
      <span className={`grid leading-none ${inBar ? 'max-[22.5rem]:hidden' : ''}`}>
        {inBar ? (
          <NameInBar name={name} />
        ) : (
          <span className="head text-[1.6875rem] leading-[0.9] tracking-[0.03em] uppercase">{name}</span>
        )}
        <span className="mt-0.5 text-[0.8125rem] leading-none tracking-[0.115em]">{say.trade}</span>
      </span>
    </span>
  )
}

/** The name as large as the bar has room for it; a long one has two lines. */
function NameInBar({ name }: { name: string }) {
  const lines = linesOfName(name)
  return (
    <span
      className="bar-name head"
      style={{ '--longest': longestOf(lines) } as CSSProperties}
      data-lines={lines.length}
    >
      {lines.map((line, n) => (
        <span key={line}>{n === 0 ? line : ` ${line}`}</span>
      ))}
    </span>
  )
}
