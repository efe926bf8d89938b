import type { ReactNode } from 'react'
import type { Chosen } from './use-chosen.ts'

type Props<T extends { _id: string }> = { of: Chosen<T>; children: ReactNode }

/** What can be done with all chosen rows of a list; nothing where there is but one row. */
export function ChosenBar<T extends { _id: string }>({ of, children }: Props<T>) {
  if (of.count < 2) return null
  return (
    <div className="z-10 -mx-1 mb-3 flex flex-wrap items-center gap-3 bg-page px-1 py-2 md:sticky md:top-32 lg:top-16">
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="check" checked={of.isAll} disabled={of.busy} onChange={of.toggleAll} />
        {`Choose all ${of.count}`}
      </label>
      {of.chosen.length > 0 && children}
    </div>
  )
}

/** The box that chooses one row. */
export function ChooseBox<T extends { _id: string }>({ of, item, label }: { of: Chosen<T>; item: T; label: string }) {
  if (of.count < 2) return null
  return (
    <label className="-m-3 grid size-11 flex-none place-items-center">
      <input
        type="checkbox"
        className="check"
        aria-label={`Choose ${label}`}
        checked={of.has(item)}
        disabled={of.busy}
        onChange={() => of.toggle(item)}
      />
    </label>
  )
}
