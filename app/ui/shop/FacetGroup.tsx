import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

/** One group of filters, which folds. */
export function FacetGroup({ title, open = true, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-b border-hair py-3">
      <summary className="facet-head">
        <h2 className="label">{title}</h2>
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-1.5">{children}</div>
    </details>
  )
}
