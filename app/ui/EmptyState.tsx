import type { ReactNode } from 'react'

/** Nothing here yet: says so, and what to do about it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="corners grid justify-items-center gap-3 px-6 py-14 text-center">
      <h2 className="text-3xl">{title}</h2>
      {children && <div className="max-w-prose text-ink-2">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
