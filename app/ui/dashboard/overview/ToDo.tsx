import { Link } from 'react-router'
import { whole } from '#common/format'
import { toDo as words } from '#common/words'
import { TO_DO } from '#domain/fulfilment/schema'
import type { Answer } from '../../../web/api-types.ts'

export type ToDoCounts = Answer<'GET', '/to-do/counts'>

/** What is under way needs nobody. */
const listsOf = (counts: ToDoCounts) =>
  TO_DO.filter((list) => list !== 'under-way').flatMap((list) => {
    const count = counts[list] ?? 0
    return count > 0 ? [{ list, count }] : []
  })

/** Whether any paid order waits for somebody. */
export const waits = (counts: ToDoCounts): boolean => listsOf(counts).length > 0

/** How many paid orders wait for what, each a way to its list. */
export const ToDo = ({ counts }: { counts: ToDoCounts }) => (
  <ul className="flex flex-wrap gap-x-8 gap-y-2">
    {listsOf(counts).map(({ list, count }) => (
      <li key={list}>
        <Link to={`/dashboard/toDo?show=${list}`} className="link">
          {words.lists[list].label}: <span className="tabular font-semibold">{whole(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)
