import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** What went wrong with the line or the page, above all else at the foot of the window. It is read out when it appears. */
export const FootAlert = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div
    role="alert"
    className={`fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl gap-2 border border-l-4 border-bad bg-surface px-4 py-3 shadow-lg ${className}`}
  >
    <Icon name="info" className="size-5 flex-none text-bad" />
    <p>{children}</p>
  </div>
)
