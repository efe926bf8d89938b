import type { ReactNode } from 'react'

const tones = {
  plain: 'border-edge text-ink',
  good: 'border-good text-good bg-good-wash',
  warn: 'border-warn text-warn bg-warn-wash',
  bad: 'border-bad text-bad bg-bad-wash',
  signal: 'border-signal text-signal bg-signal-wash',
} as const

/** A state in a word or two. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`label inline-flex items-center gap-1 border px-1.5 py-0.5 text-[0.8125rem] ${tones[tone]}`}>
      {children}
    </span>
  )
}
