import type { ReactNode } from 'react'
import { useShop } from '../../web/settings.ts'

/** The heading of a page inside the dashboard, with what can be done there at its side. */
export function PageHead({ title, intro, children }: { title: string; intro?: ReactNode; children?: ReactNode }) {
  const { shopName } = useShop()
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <title>{`${title} | ${shopName}`}</title>
        <h2 className="text-3xl sm:text-4xl">{title}</h2>
        {intro && <p className="max-w-prose text-ink-2">{intro}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>}
    </div>
  )
}
