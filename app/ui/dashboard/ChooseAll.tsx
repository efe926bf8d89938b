import type { ReactNode } from 'react'
import { adminLists } from '#common/words'
import type { Chosen } from './use-chosen.ts'
import type { useSelection } from './use-selection.ts'

const say = adminLists.choose

type AllProps = {
  of: Pick<ReturnType<typeof useSelection>, 'count' | 'isAll' | 'toggleAll'>
  busy: boolean
  /** The list has more rows than these. */
  paged: boolean
  children: ReactNode
}

/** Chooses all rows of a list, or of its page, and what is done with the chosen ones; it stays in sight. */
export function ChooseAll({ of: { count, isAll, toggleAll }, busy, paged, children }: AllProps) {
  return (
    <div className="z-10 -mx-1 mb-3 flex flex-wrap items-center gap-3 bg-page px-1 py-2 md:sticky md:top-32 xl:top-16 print:hidden">
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="check" checked={isAll} disabled={busy} onChange={toggleAll} />
        {say.all(count, paged)}
      </label>
      {children}
    </div>
  )
}

type ManyProps<T extends { _id: string }> = { of: Chosen<T>; paged: boolean; children: ReactNode }

/** The same where rows can also be decided one by one: nothing while there is but one, and nothing to do before any is chosen. */
export function ChooseMany<T extends { _id: string }>({ of, paged, children }: ManyProps<T>) {
  if (of.count < 2) return null
  return (
    <ChooseAll of={of} busy={of.busy} paged={paged}>
      {of.chosen.length > 0 && children}
    </ChooseAll>
  )
}

type BoxProps<T extends { _id: string }> = { of: Chosen<T>; item: T; label: string }

/** The box that chooses one row. */
export function ChooseBox<T extends { _id: string }>({ of, item, label }: BoxProps<T>) {
  if (of.count < 2) return null
  return (
    <label className="-m-3 grid size-11 flex-none place-items-center">
      <input
        type="checkbox"
        className="check"
        aria-label={say.one(label)}
        checked={of.isChosen(item._id)}
        disabled={of.busy}
        onChange={() => of.toggle(item._id)}
      />
    </label>
  )
}
