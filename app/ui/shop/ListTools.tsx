import type { PartList } from '#domain/finding/schema'
import { ListCount } from './ListCount.tsx'
import { ListSwitch } from './ListSwitch.tsx'
import { Sorting } from './Sorting.tsx'

type Props = {
  list: Pick<PartList, 'count' | 'universal' | 'byFit' | 'sort'>
  isEmpty: boolean
  params: URLSearchParams
}

/** Above a list: how many there are, and how they are shown and sorted. */
export function ListTools({ list, isEmpty, params }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-hair pt-2.5 sm:gap-x-5">
      <ListCount list={list} params={params} />
      {!isEmpty && (
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:ml-auto sm:grow-0 sm:gap-x-5">
          <ListSwitch />
          <Sorting params={params} sort={list.sort} />
        </div>
      )}
    </div>
  )
}
