import { useState } from 'react'

type Row = { _id: string }

/** Which rows of a list are chosen; `ids` also has those that the list does not show. */
export function useSelection<T extends Row>(rows: readonly T[], begin?: ReadonlySet<string>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(begin ?? new Set())
  const chosen = rows.filter(({ _id }) => ids.has(_id))
  const isAll = chosen.length === rows.length && rows.length > 0
  const choose = (those: readonly Row[]) => setIds(new Set(those.map(({ _id }) => _id)))
  return {
    ids,
    setIds,
    chosen,
    count: rows.length,
    isChosen: (id: string) => ids.has(id),
    toggle: (id: string) => setIds((before) => before.symmetricDifference(new Set([id]))),
    isAll,
    toggleAll: () => choose(isAll ? [] : rows),
    choose,
  }
}
