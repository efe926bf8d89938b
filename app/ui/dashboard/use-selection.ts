import { useState } from 'react'

type Row = { _id: string }

/** Which rows of a list are chosen. */
export function useSelection<T extends Row>(rows: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ _id }) => ids.has(_id))
  const isAll = chosen.length === rows.length && rows.length > 0
  const choose = (those: readonly Row[]) => setIds(new Set(those.map(({ _id }) => _id)))
  return {
    chosen,
    count: rows.length,
    isChosen: (id: string) => ids.has(id),
    toggle: (id: string) => setIds((before) => before.symmetricDifference(new Set([id]))),
    isAll,
    toggleAll: () => choose(isAll ? [] : rows),
    choose,
  }
}
