import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

const tones = {
  plain: { box: 'border-edge bg-surface', icon: 'info' },
  good: { box: 'border-good bg-good-wash', icon: 'check' },
  warn: { box: 'border-warn bg-warn-wash', icon: 'info' },
  bad: { box: 'border-bad bg-bad-wash', icon: 'cross' },
} as const satisfies Record<string, { box: string; icon: IconName }>

/** Something to know, or something that went wrong, in place. `live` reads it out when it appears. */
export function Note({
  tone = 'plain',
  live = false,
  children,
}: {
  tone?: keyof typeof tones
  live?: boolean
  children: ReactNode
}) {
  const { box, icon } = tones[tone]
  return (
    <div
      className={`flex gap-3 border-l-4 px-[min(1rem,4.4vw)] py-3 ${box}`}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
